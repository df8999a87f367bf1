import { u32, unicode } from '../psd-bytes.ts';

/** A value of a descriptor, as the published file format lists them. */
export type DescriptorValue =
  | { readonly type: 'TEXT'; readonly text: string }
  | { readonly type: 'enum'; readonly kind: string; readonly value: string }
  | { readonly type: 'long'; readonly value: number }
  | { readonly type: 'doub'; readonly value: number }
  | { readonly type: 'points'; readonly value: number }
  | { readonly type: 'tdta'; readonly bytes: Buffer }
  | { readonly type: 'Objc'; readonly kind: string; readonly entries: DescriptorEntries };

export type DescriptorEntries = readonly (readonly [key: string, value: DescriptorValue])[];

const version = 16;

/** A descriptor behind its version. */
export function descriptor(kind: string, entries: DescriptorEntries): Buffer {
  return Buffer.concat([u32(version), object(kind, entries)]);
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
export function doubles(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 8);
  for (const [i, value] of values.entries()) bytes.writeDoubleBE(value, i * 8);
  return bytes;
}
