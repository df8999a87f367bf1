import { create } from 'zustand';
import { keyOf } from './asks.ts';
import { clothBefore, hasChange, isComparable, wantedPicture } from './cloth.ts';
import { newStudio, type Studio } from './studio.ts';
import { type ClothPicture, designOnTable, latestDesign, type Table } from './table.ts';
import { inMode, type View, withTile } from './view.ts';

/** The one store of the studio. It is read with a selector and changed by actions only. */
export const useStudio = create<Studio>(newStudio);

export const readStudio = (): Studio => useStudio.getState();

/** Changes slices in one step; what follows of it elsewhere follows in the same step. */
export function update(by: (studio: Studio) => Partial<Studio>): void {
  useStudio.setState((studio) => settled(studio, { ...studio, ...by(studio) }), true);
  closeReleased();
}

/** Changes parts of one slice. */
export function updateSlice<Name extends keyof Studio>(
  name: Name,
  by: Partial<Studio[Name]> | ((slice: Studio[Name]) => Partial<Studio[Name]>),
): void {
  update((studio) => {
    const slice = studio[name];
    return { ...studio, [name]: { ...slice, ...(typeof by === 'function' ? by(slice) : by) } };
  });
}

/** What must hold between the slices, whatever was done. */
function settled(before: Studio, next: Studio): Studio {
  if (next.table === before.table && next.asks === before.asks && next.tools === before.tools) return next;
  const laid = laidOut(withoutOldPreview(before, { ...next, ...withDesign(next) }));
  const table = withoutLostHold(withoutLostChange(before, { ...next, table: laid }));
  const looked = withOwnScale(before, { ...next, table, view: drapedView(before, { ...next, table }) });
  const studio = { ...next, table, view: table.laid ? withTile(looked, table.laid.tile) : looked };
  const isSplitLost = studio.view.split !== null && !isComparable(studio);
  const view = isSplitLost ? { ...studio.view, split: null } : studio.view;
  return { ...studio, view, tools: withoutStale(studio), brush: liftedBrush(before, studio) };
}

/** While a tool drapes the cloth it is seen so, then as it was before, unless another way of looking was chosen meanwhile. */
function drapedView(before: Studio, next: Studio): View {
  const { view } = next;
  const isDraped = isDraping(next);
  if (isDraped === isDraping(before)) return view;
  if (isDraped) return { ...inMode(view, 'cloth'), modeBefore: view.mode };
  return view.mode === 'cloth' ? inMode(view, view.modeBefore) : view;
}

/** The open tool shows the cloth as it says how it is draped. */
export function isDraping({ table, tools: { open, values } }: Studio): boolean {
  const hasDesign = latestDesign(table) !== undefined;
  return open?.drapes !== undefined && hasDesign && open.drapes(values[open.operation]?.value);
}

/** How wide a repeat is set to be belongs to one design; the next one says so itself. */
function withOwnScale({ table: was }: Studio, { table, view }: Pick<Studio, 'table' | 'view'>): View {
  if (view.stage.scaleCm === null || was.currentId === table.currentId) return view;
  return { ...view, stage: { ...view.stage, scaleCm: null } };
}

/** A stroke belongs to one design. */
function liftedBrush({ table: was }: Studio, { table, brush }: Studio): Studio['brush'] {
  const isSame = designOnTable(was)?._id === designOnTable(table)?._id;
  return isSame || (brush.stroke === null && brush.problem === null)
    ? brush
    : { ...brush, stroke: null, problem: null };
}

/** The words of a preview that stayed on the table when other words were typed. */
const drawnOf = new WeakMap<ClothPicture, string>();

/** Drops the preview of words that have changed, unless it lies on the table until the new one arrives: laid again it would be that of other words. */
function withoutOldPreview({ table: was, asks: said }: Studio, next: Studio): Studio {
  const { table, asks } = next;
  const { preview } = table.pictures;
  if (preview === null) return next;
  const isNew = asks.ask !== said.ask && keyOf(asks.ask) !== keyOf(said.ask);
  if (isNew && preview === was.pictures.preview && !drawnOf.has(preview)) drawnOf.set(preview, keyOf(said.ask));
  const words = drawnOf.get(preview);
  if (words === undefined || words === keyOf(asks.ask)) return next;
  if (preview === was.laid && wantedPicture(next) === preview) return next;
  return { ...next, table: { ...table, pictures: { ...table.pictures, preview: null } } };
}

/** A tool that works on a design has one on the table as soon as there is one. */
function withDesign({ table, tools, asks }: Studio): Pick<Studio, 'table' | 'asks'> {
  const isMissing = tools.open?.takesDesign === true && table.isPreviewing && latestDesign(table) !== undefined;
  return { asks, table: isMissing ? { ...table, isPreviewing: false, choices: [] } : table };
}

/** Lays the picture of what is to be seen; what lay there fades if it is another cloth. */
function laidOut({ table, asks }: Pick<Studio, 'table' | 'asks'>): Table {
  const wanted = wantedPicture({ table, asks });
  const isAnother = wanted !== undefined && wanted !== table.laid;
  const isSameCloth = table.laid !== null && table.laid.cloth === wanted?.cloth;
  const laid = wanted === undefined ? table.laid : wanted;
  const change = table.change !== null && table.change.cloth === laid?.cloth ? table.change : null;
  if (!isAnother) return change === table.change ? table : { ...table, change };
  return { ...table, laid, change, faded: isSameCloth || !laid ? null : table.laid, since: performance.now() };
}

/** What a tool shows goes with the tool, and with the design that it was made for. */
function withoutLostChange({ table: was }: Studio, { table, tools }: Pick<Studio, 'table' | 'tools'>): Table {
  const { change, currentId } = table;
  if (change === null) return table;
  const isKept = change.operation === tools.open?.operation && was.currentId === currentId;
  return isKept ? table : { ...table, change: null };
}

/** Holding the cloth as it was before a change ends when that change goes: no finger or key may ever come up for it. */
function withoutLostHold(table: Table): Table {
  return table.isComparing && !hasChange({ table }) ? { ...table, isComparing: false } : table;
}

/**
 * What was to be made of a design goes with it: a step back shows what lay there, not what was about to be made of it. A preview of words
 * lies over the design, and what was chosen for that stays.
 */
function withoutStale({ table, tools }: Pick<Studio, 'table' | 'tools'>): Studio['tools'] {
  const there = [designOnTable(table)?._id, latestDesign(table)?._id];
  const stale = Object.entries(tools.values).filter(([, held]) => !held.isCarried && !there.includes(held.designId));
  if (stale.length === 0) return tools;
  const names = new Set(stale.map(([name]) => name));
  return { ...tools, values: Object.fromEntries(Object.entries(tools.values).filter(([name]) => !names.has(name))) };
}

/** Bitmaps that only the table draws, and that may be closed. */
const released = new Set<ImageBitmap>();

/** Closes a bitmap as soon as the table no longer shows it: a slider makes sixty a second, faster than memory is freed. */
export function releaseBitmap(bitmap: ImageBitmap): void {
  released.add(bitmap);
  closeReleased();
}

function closeReleased(): void {
  if (released.size === 0) return;
  const studio = readStudio();
  const { laid, faded, change: tried, pictures } = studio.table;
  const { design, preview, goods, parent } = pictures;
  const held = [laid, faded, tried, design, preview, goods, parent, clothBefore(studio)].map((each) => each?.source);
  for (const bitmap of released) {
    if (held.includes(bitmap)) continue;
    bitmap.close();
    released.delete(bitmap);
  }
}
