import type { Raster } from '../raster.ts';
import { brightnessOf } from './brightness.ts';

/** Step of brightness, of 255, from which on neighbours are an edge. */
const edge = 16;
/** Layouts that set motifs apart on an open ground or stand in broad plain bands; all others cover the cloth evenly. */
const open =
  /^(kalamkari (tree|buti)|paisley two-scale|bandhani|floral|ikat (ogee|bands)|animal-skin (leopard|zebra|snake|crocodile|cheetah)|patola (narikunjar|ratan|chhabdi|navratna)|brocade stripe|damask (ogee|diaper)|batik mega|block-print (sanganeri|butidar|dabu|strips)|leheriya panchrangi|shibori kumo|geometric (mosaic|mid-century)|madhubani (panels|procession)|warli|toile)/;
/** Layouts of flat shapes far larger than a block, or of figures farther apart than one: blocks are then a quarter of the side. */
const broad =
  /^(tropical|abstract|animal-skin (tiger|giraffe)|phulkari (chope|buti|sainchi)|patola (pan|rows)|brocade (butidar|kadwa)|damask (pomegranate|acanthus)|chikankari|stripes|checks|dots (half-drop|straight|confetti|graded)|mandala)/;

/** Spread of the density of edges over blocks of the square tile as a share of its mean, and the most that its layout may have. */
export function unevennessOf(tile: Raster, cloth: string): { value: number; most: number } {
  const across = broad.test(cloth) ? 4 : 16;
  return { value: spread(densityOf(tile, across)), most: open.test(cloth) || across === 4 ? 0.45 : 0.22 };
}

/** Edges in each of `across` × `across` blocks. Yarns are no edges. */
function densityOf(tile: Raster, across: number): number[] {
  const side = tile.width;
  const light = brightnessOf(tile);
  const block = side / across;
  const density = new Array<number>(across * across).fill(0);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const here = light[y * side + x] ?? 0;
      const right = light[y * side + ((x + 1) % side)] ?? 0;
      const below = light[((y + 1) % side) * side + x] ?? 0;
      if (Math.hypot(right - here, below - here) <= edge) continue;
      const at = Math.floor(y / block) * across + Math.floor(x / block);
      density[at] = (density[at] ?? 0) + 1;
    }
  }
  return density;
}

function spread(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return Math.sqrt(variance) / mean;
}
