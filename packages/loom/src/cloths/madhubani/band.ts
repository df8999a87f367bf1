import { createSketch, type Sketch } from '../../drawing/motifs/sketch.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { circle, fixed, polyline } from '../../numbers/geometry/path.ts';
import type { Role } from '../../vocabulary/roles.ts';

export const bandKinds = ['teeth', 'leaves', 'lozenges', 'rounds', 'waves'] as const;
export type BandKind = (typeof bandKinds)[number];

interface Strip {
  readonly sketch: Sketch;
  readonly unit: number;
  /** Left end of the unit, its half height. */
  readonly x: number;
  readonly half: number;
  readonly odd: boolean;
  readonly pen: number;
}

const flats: readonly Role[] = ['a1', 'a3', 'a4', 'leaf1'];

/** A straight border of whole units, `length` × `width` units about the origin: two double rails, hatched figures between. */
export function drawBand(length: number, width: number, kind: BandKind, line: number, shift = 0): SceneSymbol {
  const sketch = createSketch();
  const pen = 1.3 * line;
  const [left, half] = [-length / 2, width / 2];
  const rect = (top: number, bottom: number) =>
    polyline(
      [
        [left, top],
        [-left, top],
        [-left, bottom],
        [left, bottom],
      ],
      true,
    );
  sketch.area(rect(-half, half), 'line');
  sketch.area(rect(-half + pen, half - pen), 'light');
  sketch.area(rect(-half * 0.78, half * 0.78), 'line');
  sketch.area(rect(-half * 0.78 + pen, half * 0.78 - pen), 'light');
  let ticks = '';
  const fine = Math.max(1, Math.round(length / 5.5));
  for (let k = 0; k < fine; k++) {
    const x = left + ((k + 0.5) * length) / fine;
    for (const side of [-1, 1]) ticks += `M${fixed(x)} ${fixed(side * half)}L${fixed(x)} ${fixed(side * half * 0.78)}`;
  }
  sketch.line(ticks, 'line', pen * 0.6);
  const count = 2 * Math.max(1, Math.round(length / width / 1.8));
  const unit = length / count;
  for (let k = 0; k < count; k++)
    drawUnit(
      { sketch, unit, x: left + k * unit, half: half * 0.78 - pen, odd: k % 2 === 1, pen },
      kind,
      flats[(k + shift) % flats.length] ?? 'a1',
    );
  return sketch.done(length / 2 + width / 2);
}

function drawUnit({ sketch, unit, x, half, odd, pen }: Strip, kind: BandKind, role: Role): void {
  const mid = x + unit / 2;
  if (kind === 'teeth') {
    const up = odd ? 1 : -1;
    sketch.outlined(
      polyline(
        [
          [x, up * half],
          [x + unit, up * half],
          [mid, -up * half],
        ],
        true,
      ),
      role,
      'line',
      pen * 0.7,
    );
    sketch.outlined(
      polyline(
        [
          [x + unit * 0.3, up * half],
          [x + unit * 0.7, up * half],
          [mid, up * half * 0.2],
        ],
        true,
      ),
      'light',
      'line',
      pen * 0.6,
    );
  } else if (kind === 'lozenges') {
    sketch.outlined(
      polyline(
        [
          [x, 0],
          [mid, -half],
          [x + unit, 0],
          [mid, half],
        ],
        true,
      ),
      role,
      'line',
      pen * 0.7,
    );
    sketch.outlined(
      polyline(
        [
          [x + unit * 0.25, 0],
          [mid, -half * 0.5],
          [x + unit * 0.75, 0],
          [mid, half * 0.5],
        ],
        true,
      ),
      'light',
      'line',
      pen * 0.6,
    );
    sketch.area(circle(mid, 0, half * 0.2), 'line');
    for (const side of [-1, 1]) sketch.area(circle(x, side * half * 0.68, half * 0.16), 'a1');
  } else if (kind === 'rounds') {
    sketch.outlined(circle(mid, 0, Math.min(half, unit / 2) * 0.94), role, 'line', pen * 0.7);
    sketch.outlined(circle(mid, 0, Math.min(half, unit / 2) * 0.55), 'light', 'line', pen * 0.6);
    sketch.area(circle(mid, 0, Math.min(half, unit / 2) * 0.24), 'line');
    for (const side of [-1, 1])
      sketch.area(
        polyline(
          [
            [x - unit * 0.16, side * half],
            [x + unit * 0.16, side * half],
            [x, side * half * 0.45],
          ],
          true,
        ),
        'line',
      );
  } else if (kind === 'leaves') {
    for (const side of [-1, 1]) {
      const leaf = `M${fixed(x)} 0C${fixed(x + unit * 0.1)} ${fixed(side * half * 0.9)} ${fixed(x + unit * 0.6)} ${fixed(side * half)} ${fixed(x + unit)} ${fixed(side * half * 0.9)}C${fixed(x + unit * 0.8)} ${fixed(side * half * 0.3)} ${fixed(x + unit * 0.4)} 0 ${fixed(x)} 0Z`;
      sketch.outlined(leaf, side < 0 ? role : 'leaf1', 'line', pen * 0.7);
      sketch.line(
        `M${fixed(x)} 0Q${fixed(mid)} ${fixed(side * half * 0.4)} ${fixed(x + unit * 0.94)} ${fixed(side * half * 0.82)}`,
        'line',
        pen * 0.5,
      );
    }
    sketch.line(`M${fixed(x)} 0L${fixed(x + unit)} 0`, 'line', pen);
  } else {
    const up = odd ? 1 : -1;
    sketch.outlined(
      `M${fixed(x)} ${fixed(up * half)}C${fixed(x + unit * 0.05)} ${fixed(-up * half * 1.1)} ${fixed(x + unit * 0.95)} ${fixed(-up * half * 1.1)} ${fixed(x + unit)} ${fixed(up * half)}Z`,
      role,
      'line',
      pen * 0.7,
    );
    sketch.outlined(
      `M${fixed(x + unit * 0.25)} ${fixed(up * half)}C${fixed(x + unit * 0.28)} ${fixed(-up * half * 0.3)} ${fixed(x + unit * 0.72)} ${fixed(-up * half * 0.3)} ${fixed(x + unit * 0.75)} ${fixed(up * half)}Z`,
      'light',
      'line',
      pen * 0.6,
    );
  }
}
