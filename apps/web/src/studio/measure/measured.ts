import { type RulerUnit, unitsPerCm } from '../geometry/units-per-cm.ts';

/** A place on cloth in cm. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A line that was drawn to measure. */
export interface MeasuredLine {
  readonly from: Place;
  readonly to: Place;
}

const eighth = Math.PI / 4;

/** The nearest place that lies straight or slanting by half a right angle from the first. */
export function straightened({ from, to }: MeasuredLine): Place {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const angle = Math.round(Math.atan2(y, x) / eighth) * eighth;
  const length = x * Math.cos(angle) + y * Math.sin(angle);
  return { x: from.x + length * Math.cos(angle), y: from.y + length * Math.sin(angle) };
}

/** Length, width and height in the unit, as precise as it is read: whole pixels, hundredths of the others. */
export function measured({ from, to }: MeasuredLine, unit: RulerUnit, dpi: number) {
  const [x, y] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const digits = unit === 'px' ? 1 : 100;
  const inUnit = (cm: number) => Math.round(cm * unitsPerCm(unit, dpi) * digits) / digits;
  return { length: inUnit(Math.hypot(x, y)), width: inUnit(x), height: inUnit(y) };
}
