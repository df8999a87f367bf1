import { type Contour, type ContourKind, profileOf } from './contour.ts';

/** Makes a contour lower until it stays within a larger one of another kind about the same middle. */
export function fitContour(contour: Contour, room: { kind: ContourKind; width: number; height: number }): Contour {
  const inner = profileOf(contour.kind);
  const outer = profileOf(room.kind);
  let height = Math.min(contour.height, room.height);
  for (let tries = 0; tries < 40; tries++) {
    const fits = [0.2, 0.35, 0.5, 0.65, 0.8, 0.92].every((v) => {
      const y = (v * height) / room.height;
      return contour.width * inner(v) <= room.width * outer(y) * 0.96;
    });
    if (fits) break;
    height *= 0.96;
  }
  return { ...contour, height };
}
