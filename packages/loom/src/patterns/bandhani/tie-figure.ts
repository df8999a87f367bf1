import { place } from '../../geometry/place.ts';
import { steady } from '../../number/steady.ts';
import type { StitchedFigure } from './stitch-figure.ts';
import type { BandhaniTask, FigureRoles } from './task.ts';

export interface FigureSite {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly roles: FigureRoles;
  readonly rank: 'hero' | 'secondary' | 'filler';
}

/** Ties a figure's knots on the cloth and keeps the ground out of it. */
export function tieFigure(
  task: BandhaniTask,
  figure: StitchedFigure,
  { x, y, turn = 0, roles, rank }: FigureSite,
): void {
  const cos = steady.cos(turn);
  const sin = steady.sin(turn);
  for (const knot of figure.knots) {
    task.knots.tie(x + knot.x * cos - knot.y * sin, y + knot.x * sin + knot.y * cos, roles[knot.ink]);
  }
  task.close(
    figure.outlines.map((outline) => place(outline, 0, 0, turn)),
    x,
    y,
  );
  task.note({ x, y, r: figure.radius, motif: figure.motif, rank });
}
