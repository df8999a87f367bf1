import { u16, u32, unicode } from '../psd-bytes.ts';
import type { PsdBox } from '../psd-layer.ts';
import { engineDataOf } from './engine-data.ts';
import type { PsdText } from './psd-text.ts';

const version = 1;
const textVersion = 50;

/**
 * What makes a layer one of words (`TySh` of the published file format): where they stand, the words, how they are set. The pixels
 * of the layer show them to programs that set no type.
 */
export function typeToolOf(text: PsdText, box: PsdBox): Buffer {
  const { origin, lines } = text;
  const around: DescriptorValue = {
    type: 'Objc',
    kind: 'boundingBox',
    entries: [
      ['Left', { type: 'points', value: box.left - origin.x }],
      ['Top ', { type: 'points', value: box.top - origin.y }],
      ['Rght', { type: 'points', value: box.left + box.width - origin.x }],
      ['Btom', { type: 'points', value: box.top + box.height - origin.y }],
    ],
  };
  const words = lines.map((line) => line.map(({ letters }) => letters).join('')).join('\r');
  const level: DescriptorValue = { type: 'enum', kind: 'Ornt', value: 'Hrzn' };
  return Buffer.concat([
    u16(version),
    doubles(1, 0, 0, 1, origin.x, origin.y),
    u16(textVersion),
    descriptor('TxLr', [
      ['Txt ', { type: 'TEXT', text: words }],
      ['textGridding', { type: 'enum', kind: 'textGridding', value: 'None' }],
      ['Ornt', level],
      ['AntA', { type: 'enum', kind: 'Annt', value: 'antiAliasSharp' }],
      ['bounds', { ...around, kind: 'bounds' }],
      ['boundingBox', around],
      ['TextIndex', { type: 'long', value: 0 }],
      ['EngineData', { type: 'tdta', bytes: engineDataOf(text) }],
    ]),
    u16(version),
    descriptor('warp', [
      ['warpStyle', { type: 'enum', kind: 'warpStyle', value: 'warpNone' }],
      ['warpValue', { type: 'doub', value: 0 }],
      ['warpPerspective', { type: 'doub', value: 0 }],
      ['warpPerspectiveOther', { type: 'doub', value: 0 }],
      ['warpRotate', level],
    ]),
    // Programs leave the box of a warp empty where there is none.
    u32(0, 0, 0, 0),
  ]);
}

/** A value of a descriptor, as the published file format lists them. */
type DescriptorValue =
  | { readonly type: 'TEXT'; readonly text: string }
  | { readonly type: 'enum'; readonly kind: string; readonly value: string }
  | { readonly type: 'long'; readonly value: number }
  | { readonly type: 'doub'; readonly value: number }
  | { readonly type: 'points'; readonly value: number }
  | { readonly type: 'tdta'; readonly bytes: Buffer }
  | { readonly type: 'Objc'; readonly kind: string; readonly entries: DescriptorEntries };

type DescriptorEntries = readonly (readonly [key: string, value: DescriptorValue])[];

const descriptorVersion = 16;

/** A descriptor behind its version. */
function descriptor(kind: string, entries: DescriptorEntries): Buffer {
  return Buffer.concat([u32(descriptorVersion), object(kind, entries)]);
}

function object(kind: string, entries: DescriptorEntries): Buffer {
  const parts = entries.map(([key, value]) => Buffer.concat([id(key), written(value)]));
  return Buffer.concat([unicode('\0'), id(kind), u32(entries.length), ...parts]);
}

/** Names of four letters that programs know by number stand without their length; `warp` is none of them. */
function id(name: string): Buffer {
  const isKnown = name.length === 4 && name !== 'warp';
  return Buffer.concat([u32(isKnown ? 0 : name.length), Buffer.from(name, 'latin1')]);
}

function written(value: DescriptorValue): Buffer {
  if (value.type === 'points') return Buffer.concat([Buffer.from('UntF#Pnt', 'latin1'), doubles(value.value)]);
  const type = Buffer.from(value.type, 'latin1');
  if (value.type === 'TEXT') return Buffer.concat([type, unicode(`${value.text}\0`)]);
  if (value.type === 'enum') return Buffer.concat([type, id(value.kind), id(value.value)]);
  if (value.type === 'long') return Buffer.concat([type, u32(value.value)]);
  if (value.type === 'doub') return Buffer.concat([type, doubles(value.value)]);
  if (value.type === 'tdta') return Buffer.concat([type, u32(value.bytes.length), value.bytes]);
  return Buffer.concat([type, object(value.kind, value.entries)]);
}

/** Floating point numbers of eight bytes. */
function doubles(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 8);
  for (const [i, value] of values.entries()) bytes.writeDoubleBE(value, i * 8);
  return bytes;
}
