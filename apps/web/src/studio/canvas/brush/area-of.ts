import type { Area, AreaStroke } from '@naksha/contract';

/** What is asked of the server: an area that was painted; none while nothing is. */
export function areaOf({
  isOn,
  strokes,
  softness,
  inverted,
  repeat,
}: {
  readonly isOn: boolean;
  readonly strokes: readonly AreaStroke[];
  readonly softness: number;
  readonly inverted: boolean;
  readonly repeat: Area['repeat'];
}): Area | undefined {
  return isOn && strokes.length > 0 ? { strokes: [...strokes], softness, inverted, repeat } : undefined;
}
