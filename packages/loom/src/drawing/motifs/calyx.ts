import type { MotifParams } from './motif.ts';
import { drawPetal } from './petal.ts';
import type { Pen, Sketch } from './sketch.ts';
import { tonesOf } from './tones.ts';

/** `curl`: sepals that sweep out and curl under the flower. `cup`: a ribbed tube with short teeth. */
export type CalyxKind = 'curl' | 'cup';

/** What holds a flower seen from the side; it ends at the motif's foot. `meet` is where the petals meet, units below the centre. */
export function calyx(sketch: Sketch, params: MotifParams, pen: Pen, meet: number, kind: CalyxKind): void {
  const { radius, inks, detail } = params;
  const tones = tonesOf(inks.leaf, inks.second);
  const depth = radius - meet;
  const common = {
    tones,
    contour: inks.contour,
    light: inks.light,
    pen,
    detail,
    x: 0,
    covered: 0.1,
    pattern: 'feather',
  } as const;
  if (kind === 'curl') {
    const y = meet + depth * 0.5;
    for (const side of [-1, 1]) {
      drawPetal(sketch, {
        ...common,
        shape: 'point',
        y,
        turn: side * 0.62,
        bend: side * 0.62,
        length: radius * 0.62,
        width: radius * 0.19,
      });
      drawPetal(sketch, {
        ...common,
        shape: 'point',
        y,
        turn: side * 1.25,
        bend: side * 0.55,
        length: radius * 0.42,
        width: radius * 0.17,
      });
    }
    drawPetal(sketch, { ...common, shape: 'ogee', y: radius, turn: 0, length: depth * 1.35, width: radius * 0.27 });
    return;
  }
  for (const side of [-1, 1]) {
    drawPetal(sketch, {
      ...common,
      shape: 'point',
      y: radius * 0.97,
      turn: side * 0.34,
      bend: side * 0.18,
      length: depth * 1.5,
      width: radius * 0.2,
    });
  }
  drawPetal(sketch, { ...common, shape: 'notch', y: radius, turn: 0, length: depth * 1.25, width: radius * 0.34 });
}
