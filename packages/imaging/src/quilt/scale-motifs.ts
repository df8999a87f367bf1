import { findRows, middleOf } from './arrangement.ts';
import { wrap } from './field.ts';
import { grown, type Motif, margin } from './find-motifs.ts';
import { createFloor, type Floor, type Placed } from './floor.ts';
import { centred } from './shuffle.ts';
import { areaOf, resetRows } from './spread.ts';

/** Where a motif grown in its place does not fit it may go so far, as a share of its size. */
const way = 0.35;

/**
 * The same motifs larger or smaller, from the picture resized by `factor`, each about where it was; what no longer fits is left out, so that rows stay rows.
 * Answers a new floor and the share of the motifs that stayed.
 */
export function scaleMotifs(floor: Floor, fixed: Uint8Array, factor: number): { floor: Floor; kept: number } {
  const scaled = new Map<Motif, Motif>();
  const sized = ({ motif }: Placed): Motif => {
    const known = scaled.get(motif) ?? scaledMotif(motif, factor);
    scaled.set(motif, known);
    return known;
  };
  const next = createFloor(floor.width, floor.height, fixed);
  const all = [...floor.placed].map((placed) => ({
    placed,
    own: centred({ ...placed, motif: sized(placed) }, middleOf(placed)),
  }));
  const rows = findRows([...floor.placed], floor.width, floor.height);
  for (const { own } of all) {
    const reach = rows === undefined ? way * Math.min(own.motif.width, own.motif.height) : 3;
    const found = next.nearest(own, reach);
    if (found !== undefined) next.put(found);
    else if (rows !== undefined && own.motif.area > 0.4 * (all[0]?.own.motif.area ?? 0)) {
      // One flower too few breaks a row: the rows are set again with fewer.
      return inFewerRows(
        floor,
        all.map(({ own: each }) => each),
        fixed,
        factor,
      );
    }
  }
  return { floor: next, kept: next.placed.size / Math.max(1, all.length) };
}

/** Motifs that stood close stand closer when all is drawn smaller. */
const close = 1.5;

/**
 * The whole arrangement drawn smaller and laid on until the cloth is full: more motifs, as close as they were. Where it does not come out
 * even at the edges, what would touch is left out.
 */
export function drawCloser(floor: Floor, fixed: Uint8Array, factor: number): Floor {
  const next = createFloor(floor.width, floor.height, fixed, close);
  const period = { x: floor.width * factor, y: floor.height * factor };
  const all = [...floor.placed].map((placed) => ({ placed, small: scaledMotif(placed.motif, factor) }));
  for (const { placed, small } of all) {
    const middle = middleOf(placed);
    const [x, y] = [wrap(middle.x, floor.width) * factor, wrap(middle.y, floor.height) * factor];
    for (let down = 0; y + down * period.y < floor.height; down++) {
      for (let across = 0; x + across * period.x < floor.width; across++) {
        const at = { x: x + across * period.x, y: y + down * period.y };
        const own = centred({ ...placed, motif: small }, at);
        if (next.fits(own)) next.put(own);
      }
    }
  }
  return next;
}

function inFewerRows(
  old: Floor,
  sized: readonly Placed[],
  fixed: Uint8Array,
  factor: number,
): { floor: Floor; kept: number } {
  const next = createFloor(old.width, old.height, fixed);
  const rows = findRows(sized, old.width, old.height);
  if (rows === undefined || !resetRows(next, rows, 1 / (factor * factor))) {
    for (const placed of sized) if (next.fits(placed)) next.put(placed);
  }
  const before = areaOf(old) * factor * factor;
  return { floor: next, kept: areaOf(next) / before };
}

/** A motif as it stands in the picture resized by `factor`, which is the second of those at hand. */
export function scaledMotif(motif: Motif, factor: number): Motif {
  const pad = margin + 1;
  const [x, y] = [Math.floor(motif.x * factor) - pad, Math.floor(motif.y * factor) - pad];
  const width = Math.ceil((motif.x + motif.width) * factor) + pad - x;
  const height = Math.ceil((motif.y + motif.height) * factor) + pad - y;
  const core = new Uint8Array(width * height);
  let area = 0;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const from = Math.round((column + x + 0.5) / factor - 0.5) - motif.x;
      const down = Math.round((row + y + 0.5) / factor - 0.5) - motif.y;
      if (from < 0 || down < 0 || from >= motif.width || down >= motif.height) continue;
      if (motif.core[down * motif.width + from] !== 1) continue;
      core[row * width + column] = 1;
      area++;
    }
  }
  return { ...motif, x, y, width, height, core, body: grown(core, width, height, margin), area, source: 1 };
}
