import { dpiOf, type FileRow, findOperation, pxToCm } from '@naksha/contract';
import { isAskable } from './asks.ts';
import { type Painting, paintingOf } from './brush.ts';
import type { Studio } from './studio.ts';
import { type ClothPicture, designOnTable } from './table.ts';

type Seen = Pick<Studio, 'table' | 'asks'>;

/**
 * The picture of what is to be seen: whole goods, the design, or the preview of the words. Null for nothing, undefined while the picture
 * has not come.
 */
export function wantedPicture({ table, asks }: Seen): ClothPicture | null | undefined {
  const { goods, design, preview } = table.pictures;
  if (goods) return goods;
  const row = designOnTable(table);
  if (row) return design?.cloth === row._id ? design : undefined;
  return isAskable(asks.ask) ? (preview ?? undefined) : null;
}

/** What a tool would make of the cloth on the table. */
function changedCloth({ table: { laid, change } }: Pick<Studio, 'table'>): ClothPicture | null {
  if (!laid || change?.cloth !== laid.cloth) return null;
  const known = changed.get(change);
  if (known?.of === laid) return known.picture;
  const picture = { ...laid, source: change.source, tile: change.tile, squares: undefined };
  changed.set(change, { of: laid, picture });
  return picture;
}
/** One change of one cloth is always the same picture. */
const changed = new WeakMap<object, { readonly of: ClothPicture; readonly picture: ClothPicture }>();

export const hasChange = ({ table: { laid, change } }: Pick<Studio, 'table'>): boolean =>
  laid !== null && change?.cloth === laid.cloth;

/** The cloth that is seen: with the change of a tool, unless someone compares. */
export const shownCloth = (studio: Pick<Studio, 'table'>): ClothPicture | null =>
  studio.table.isComparing ? studio.table.laid : (changedCloth(studio) ?? studio.table.laid);

/** The design that the one on the table was made from. */
const parentOnTable = ({ table }: Pick<Studio, 'table'>): FileRow | undefined => {
  const parentId = designOnTable(table)?.parentId;
  return parentId === undefined ? undefined : table.rows[parentId];
};

/** True when there is a before to be compared with. */
export const isComparable = (studio: Pick<Studio, 'table'>): boolean =>
  studio.table.laid !== null && (hasChange(studio) || parentOnTable(studio) !== undefined);

/** What was there before what is seen: the cloth before a tool's change, else what it was made from. */
export function clothBefore(studio: Pick<Studio, 'table'>): ClothPicture | null {
  const { laid, pictures } = studio.table;
  if (hasChange(studio)) return laid;
  const design = designOnTable(studio.table);
  const isOurs = laid !== null && laid.cloth === design?._id && pictures.parent?.cloth === design.parentId;
  return isOurs && pictures.parent ? asBefore(pictures.parent, laid, design?.operation) : null;
}

/**
 * How the picture that a design was made from lies beneath it: as wide on cloth as the design, whatever its pixels. What a repeat was
 * made from is one of its copies and keeps its size.
 */
export function asBefore(
  parent: ClothPicture,
  { tile }: Pick<ClothPicture, 'tile'>,
  operation: string | undefined,
): ClothPicture {
  if (findOperation(operation)?.laysCopies) return parent;
  const { widthPx, heightPx } = parent.tile;
  const dpi = dpiOf(widthPx, pxToCm(tile.widthPx, tile.dpi));
  return { ...parent, tile: { widthPx, heightPx, dpi } };
}

/** What is painted on the design on the table, where the open tool takes an area. */
export function paintingOnTable({ table, tools, brush }: Pick<Studio, 'table' | 'tools' | 'brush'>): Painting | null {
  const design = designOnTable(table);
  if (!tools.open?.takesArea || !design) return null;
  const painting = paintingOf(brush, design);
  return tools.open.needsArea && !painting.isOn ? inHand(painting) : painting;
}

/** A painting with the brush in hand; of one always the same. */
function inHand(painting: Painting): Painting {
  const known = held.get(painting) ?? { ...painting, isOn: true };
  held.set(painting, known);
  return known;
}
const held = new WeakMap<Painting, Painting>();

/** True while what is done to the cloth is painting on it. */
export const isInHand = (studio: Pick<Studio, 'table' | 'tools' | 'brush'>): boolean =>
  paintingOnTable(studio)?.isOn === true;
