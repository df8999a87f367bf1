import { lengthOf, padded, pascal, u8, u16, u32, unicode } from './psd-bytes.ts';
import type { PsdBlend, PsdGroup, PsdLayer } from './psd-layer.ts';
import { typeToolOf } from './text/type-tool.ts';

/** A layer as the file lists it; groups begin and end with one of their own that has no pixels. */
export type LayerRecord = { readonly layer: PsdLayer } | { readonly divider: 'open' | 'end'; readonly name: string };

const blendKeys: Readonly<Record<PsdBlend, string>> = {
  normal: 'norm',
  multiply: 'mul ',
  screen: 'scrn',
  linearLight: 'lLit',
};
const dividerKinds = { open: 1, end: 3 } as const;
const endName = '</Layer group>';
const flags = { hidden: 2, layer: 8, divider: 0x18 } as const;
const alphaId = 0xffff;

/** Layers and groups in the file's order: from the lowest to the highest, a group's end before its layers and its name behind them. */
export function flatten(layers: readonly (PsdLayer | PsdGroup)[]): LayerRecord[] {
  return layers.flatMap((layer): LayerRecord[] => {
    if (!('layers' in layer)) return [{ layer }];
    return [{ divider: 'end', name: endName }, ...flatten(layer.layers), { divider: 'open', name: layer.name }];
  });
}

/** Bytes of a plane in the file: how it is packed, the length of each row, the rows. */
export function planeBytes({ box, rows }: PsdLayer, plane: number, isLarge: boolean): number {
  return 2 + box.height * (isLarge ? 4 : 2) + rows.bytesOf(plane);
}

/** The planes of a layer in the file's order, transparency first, with the numbers they go by. */
export function planesOf({ rows }: PsdLayer): (readonly [id: number, plane: number])[] {
  const colours = [0, 1, 2].map((plane) => [plane, plane] as const);
  return rows.planes > 3 ? [[alphaId, 3], ...colours] : colours;
}

/** What the file says of one layer ahead of all pixels. */
export function recordOf(record: LayerRecord, isLarge: boolean): Buffer {
  if ('divider' in record) {
    const channels = [alphaId, 0, 1, 2].map((id) => Buffer.concat([u16(id), lengthOf(2, isLarge)]));
    const kind = Buffer.concat([u32(dividerKinds[record.divider]), Buffer.from('8BIMpass')]);
    return assembled(u32(0, 0, 0, 0), channels, 'norm', 255, flags.divider, record.name, [added('lsct', kind)]);
  }
  const { layer } = record;
  const channels = planesOf(layer).map(([id, plane]) =>
    Buffer.concat([u16(id), lengthOf(planeBytes(layer, plane, isLarge), isLarge)]),
  );
  const flag = flags.layer | (layer.isHidden === true ? flags.hidden : 0);
  const opacity = Math.round(layer.opacity * 255);
  const { left, top, width, height } = layer.box;
  return assembled(
    u32(top, left, top + height, left + width),
    channels,
    blendKeys[layer.blend],
    opacity,
    flag,
    layer.name,
    layer.text === undefined ? [] : [added('TySh', typeToolOf(layer.text, layer.box))],
  );
}

function assembled(
  place: Buffer,
  channels: readonly Buffer[],
  blend: string,
  opacity: number,
  flag: number,
  name: string,
  more: readonly Buffer[],
): Buffer {
  const noMask = u32(0);
  const noRanges = u32(0);
  const extra = Buffer.concat([noMask, noRanges, pascal(name, 4), added('luni', unicode(name)), ...more]);
  return Buffer.concat([
    place,
    u16(channels.length),
    ...channels,
    Buffer.from(`8BIM${blend}`),
    u8(opacity, 0, flag, 0),
    u32(extra.length),
    extra,
  ]);
}

function added(key: string, body: Buffer): Buffer {
  const filled = padded(body, 4);
  return Buffer.concat([Buffer.from(`8BIM${key}`), u32(filled.length), filled]);
}
