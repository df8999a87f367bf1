import { wrap } from '../layout/torus.ts';
import type { SceneLayer, SceneSymbol } from '../scene/scene.ts';
import type { Cluster } from './cluster.ts';
import { coverOf } from './cover.ts';
import type { Instance } from './instance.ts';
import type { Room } from './room.ts';
import { noteIn, type Sheet, setIn } from './sheet.ts';

/** Draws a cluster on the sheet, on the layers it had on its own cloth, where `like` lay. */
export function put({ sheet, room }: { sheet: Sheet; room: Room }, { pieces, discs }: Cluster, like: Instance): void {
  for (const { item, symbol, layer } of pieces) {
    const [x, y] = wrap(sheet.torus, item.x, item.y);
    const set = { ...item, x, y, symbol: numberOf(sheet, symbol) };
    setIn(sheet, layerFor(sheet, layer), set, like);
    if (layer.kind !== 'dots') room.add(coverOf(symbol, set, layer.kind), set);
  }
  for (const disc of discs) {
    const [x, y] = wrap(sheet.torus, disc.x, disc.y);
    noteIn(sheet, { ...disc, x, y }, like);
  }
}

function numberOf({ symbols }: Sheet, symbol: SceneSymbol): number {
  const known = symbols.indexOf(symbol);
  return known < 0 ? symbols.push(symbol) - 1 : known;
}

/** The layer of the same name, else the last of the same kind, else the frontmost. */
function layerFor({ layers }: Sheet, { id, kind }: Pick<SceneLayer, 'id' | 'kind'>): number {
  const same = layers.findIndex((layer) => layer.id === id);
  if (same >= 0) return same;
  const akin = layers.findLastIndex((layer) => layer.kind === kind);
  return akin >= 0 ? akin : layers.length - 1;
}
