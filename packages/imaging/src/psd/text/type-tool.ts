import { u16, u32 } from '../psd-bytes.ts';
import type { PsdBox } from '../psd-layer.ts';
import { type DescriptorValue, descriptor, doubles } from './descriptor.ts';
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
