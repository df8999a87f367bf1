import type { Font } from 'fontkit';

/** Glyphs of a face that are drawn as one, in units of the face. */
export interface Cluster {
  readonly parts: readonly { readonly glyph: number; readonly x: number; readonly y: number }[];
  readonly advance: number;
}

/** A part of a font file, as PDFKit fills it: the ids are places in a list of clusters. */
interface ClusterSubset {
  readonly cff: undefined;
  includeGlyph(id: number): number;
  encode(): Uint8Array;
}

/** What a subset of a TrueType font has in fontkit 2.0.4, beyond its types. */
interface TrueTypeSubset {
  readonly glyphs: (number | Cluster)[];
  readonly glyf: Uint8Array[];
  readonly loca: { readonly offsets: number[] };
  readonly hmtx: { readonly metrics: { readonly advance: number; readonly bearing: number }[] };
  offset: number;
  includeGlyph(glyph: number): number;
  _addGlyph(entry: number | Cluster): number;
  encode(): Uint8Array;
}

interface Limits {
  readonly maxComponentDepth: number;
  readonly maxComponentElements: number;
}

/** The table of limits, which the types leave out as well. */
interface TrueTypeFont extends Font {
  readonly maxp: Limits;
}

/** More than any syllable has. */
const mostParts = 64;

/**
 * A subset of a TrueType font whose glyphs are clusters; the one at 0 is the missing glyph. Those of several parts, or of one that is moved, become
 * composite glyphs (OpenType 1.9, table glyf), whose parts are added behind them.
 */
export function createClusterSubset(font: Font, clusters: readonly Cluster[]): ClusterSubset {
  const deeper = Object.create(font, { maxp: { value: deeperLimits(font) } });
  const subset: TrueTypeSubset = deeper.createSubset();
  const addGlyph = subset._addGlyph.bind(subset);
  subset._addGlyph = (entry) => (typeof entry === 'number' ? addGlyph(entry) : addComposite(font, subset, entry));
  const places = new Map<number, number>([[0, 0]]);
  return {
    cff: undefined,
    includeGlyph: (id) => {
      const kept = places.get(id);
      if (kept !== undefined) return kept;
      const cluster = clusters[id];
      if (cluster === undefined) return 0;
      const [only, other] = cluster.parts;
      const isPlain = only !== undefined && other === undefined && only.x === 0 && only.y === 0;
      const place = subset.glyphs.push(isPlain ? only.glyph : cluster) - 1;
      places.set(id, place);
      return place;
    },
    encode: () => subset.encode(),
  };
}

/** Composites of composites are one level deeper, which readers of a font want said. */
function deeperLimits(font: Font): Limits {
  const { maxp } = font as TrueTypeFont;
  return { ...maxp, maxComponentDepth: maxp.maxComponentDepth + 1, maxComponentElements: mostParts };
}

const [argumentsAreWords, argumentsAreOffsets, moreFollow] = [0x1, 0x2, 0x20];
const headBytes = 10;
const partBytes = 8;

function addComposite(font: Font, subset: TrueTypeSubset, { parts, advance }: Cluster): number {
  if (parts.length === 0) return addEntry(subset, new Uint8Array(), advance, 0);
  const boxes = parts.map(({ glyph, x, y }) => {
    const { minX, minY, maxX, maxY } = font.getGlyph(glyph).cbox;
    // What draws nothing has a box without end.
    return Number.isFinite(minX) ? [minX + x, minY + y, maxX + x, maxY + y] : [x, y, x, y];
  });
  const side = (at: number, choose: (...sides: number[]) => number) => choose(...boxes.map((box) => box[at] ?? 0));
  const left = Math.floor(side(0, Math.min));
  const view = new DataView(new ArrayBuffer(headBytes + parts.length * partBytes));
  view.setInt16(0, -1);
  view.setInt16(2, left);
  view.setInt16(4, Math.floor(side(1, Math.min)));
  view.setInt16(6, Math.ceil(side(2, Math.max)));
  view.setInt16(8, Math.ceil(side(3, Math.max)));
  for (const [at, { glyph, x, y }] of parts.entries()) {
    const start = headBytes + at * partBytes;
    const more = at < parts.length - 1 ? moreFollow : 0;
    view.setUint16(start, argumentsAreWords | argumentsAreOffsets | more);
    view.setUint16(start + 2, subset.includeGlyph(glyph));
    view.setInt16(start + 4, x);
    view.setInt16(start + 6, y);
  }
  return addEntry(subset, new Uint8Array(view.buffer), advance, left);
}

function addEntry(subset: TrueTypeSubset, bytes: Uint8Array, advance: number, bearing: number): number {
  subset.glyf.push(bytes);
  subset.loca.offsets.push(subset.offset);
  subset.hmtx.metrics.push({ advance, bearing });
  subset.offset += bytes.length;
  return subset.glyf.length - 1;
}
