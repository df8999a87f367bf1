import { curve } from './curve.ts';
import type { Point } from './point.ts';

/** Path data of a closed outline made of smooth stretches that meet in corners; each begins where the last one ended. */
export function closedCurve(stretches: readonly (readonly Point[])[]): string {
  const parts = stretches.map((points, i) => {
    const d = curve(points);
    return i === 0 ? d : d.slice(d.indexOf('C'));
  });
  return `${parts.join('')}Z`;
}
