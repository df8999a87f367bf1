import type { Sketch } from '../../drawing/motifs/sketch.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { ringOf } from '../../drawing/stitching/chain-shapes.ts';
import { chainFill, chainLine, layChains, movedWork } from '../../drawing/stitching/chain-stitch.ts';
import { circle, fixed, polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { type KutchTask, type Threads, threadsOf } from './task.ts';

/** An abhla is a centimetre or two across: its radius with its ring, in rows of chain. */
const largestAbhla = 8.5;
/** Share of an abhla's radius that its ring of buttonhole stitch takes. */
const held = 0.36;
/** From the middle of one stitch to that of the next, in widths of a thread. */
const stitchPace = 0.62;
/** What a flat mirror shows: the shade of its far side, then bands of sky across it, between chords so far from its middle, in radii. */
const reflected = [
  { from: 0.28, to: 1, tone: 0.42 },
  { from: -0.62, to: -0.06, tone: 0 },
  { from: 0.06, to: 0.16, tone: 0.04 },
] as const;
const silver = 0.23;
/** Points along each arc of such a band. */
const arcPoints = 8;

/** What a figure has at its heart: an abhla, or in its room a coil of chain in two threads. */
export function layHeart(
  sketch: Sketch,
  [x, y]: Point,
  { radius, width, thread, heart }: { radius: number; width: number; thread: Role; heart: Threads['heart'] },
): void {
  const other: Role = thread === 'a2' ? 'a1' : 'a2';
  if (heart === 'glass') {
    const held = Math.min(radius, width * largestAbhla);
    // A wider heart is worked: rounds of chain about the glass, closed up.
    const rounds = Math.max(0, Math.round((radius - held) / width));
    const step = rounds === 0 ? 0 : (radius - held) / rounds;
    layChains(
      sketch,
      Array.from({ length: rounds }, (_, k) =>
        movedWork(chainLine(ringOf(held + (k + 0.5) * step), k % 3 === 1 ? other : thread, true), { x, y }),
      ),
      width,
    );
    layMirror(sketch, [x, y], held, width, thread);
    return;
  }
  const coil = chainFill(ringOf(radius), width, (row) => (row % 2 === 0 ? thread : other));
  layChains(sketch, [movedWork(coil, { x, y })], width);
}

/** An abhla at a place: glass with its gleam, held by a ring of buttonhole stitches whose loops lie outwards. */
function layMirror(sketch: Sketch, [x, y]: Point, radius: number, width: number, thread: Role): void {
  const glass = radius * (1 - held * 0.72);
  sketch.area(circle(x, y, radius), `${thread}>dark:0.34`);
  sketch.area(circle(x, y, glass), `light>dark:${silver}`);
  for (const { from, to, tone } of reflected)
    sketch.area(polyline(bandOf(x, y, glass, from, to), true), tone === 0 ? 'light' : `light>dark:${tone}`);
  const count = Math.max(14, Math.round((2 * Math.PI * radius) / (width * stitchPace)));
  let stitches = '';
  for (let k = 0; k < count; k++) {
    const turn = (2 * Math.PI * k) / count;
    const [sx, sy] = [steady.sin(turn), -steady.cos(turn)];
    stitches += `M${fixed(x + sx * radius * (1 - held))} ${fixed(y + sy * radius * (1 - held))}L${fixed(x + sx * radius)} ${fixed(y + sy * radius)}`;
  }
  sketch.line(stitches, thread, ((2 * Math.PI * radius) / count) * 0.72);
  sketch.line(circle(x, y, radius * 0.99), thread, width * 0.5);
}

/** The part of a round between two chords that fall to the lower left. */
function bandOf(x: number, y: number, radius: number, from: number, to: number): Point[] {
  const along = (side: 1 | -1) =>
    Array.from({ length: arcPoints + 1 }, (_, k): Point => {
      const away = from + ((to - from) * k) / arcPoints;
      const half = Math.sqrt(Math.max(0, 1 - away * away)) * side;
      return [x + (radius * (away - half)) / Math.SQRT2, y + (radius * (away + half)) / Math.SQRT2];
    });
  return [...along(1), ...along(-1).reverse()];
}

/** Points of kanta, the thorns about what is finished: short wedges from a ring outwards. */
export function layThorns(sketch: Sketch, [x, y]: Point, radius: number, length: number, thread: Role): void {
  const count = Math.max(12, Math.round((2 * Math.PI * radius) / (length * 0.95)));
  let d = '';
  for (let k = 0; k < count; k++) {
    const turn = (2 * Math.PI * k) / count;
    const wide = (Math.PI / count) * 0.62;
    const at = (t: number, r: number) => `${fixed(x + steady.sin(t) * r)} ${fixed(y - steady.cos(t) * r)}`;
    d += `M${at(turn - wide, radius)}L${at(turn, radius + length)}L${at(turn + wide, radius)}Z`;
  }
  sketch.area(d, thread);
}

/** A mirror that stands alone between figures: its ring, a row of chain and thorns about it. */
export function mirrorButi(radius: number, task: KutchTask, thread: Role, outer: Role): SceneSymbol {
  const { width } = task;
  const sketch = createSketch();
  const glass = Math.max(width * 2, radius * 0.62);
  layThorns(sketch, [0, 0], glass + width * 0.9, Math.max(width, radius - glass - width * 0.9), outer);
  layChains(sketch, [chainLine(ringOf(glass + width * 0.5), outer, true)], width);
  layHeart(sketch, [0, 0], { radius: glass, width, thread, heart: threadsOf(task, 0).heart });
  return sketch.done(radius);
}
