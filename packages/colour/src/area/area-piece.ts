/** A piece of a painted line, ready to be measured from. Pixels. */
export interface AreaPiece {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Over how many pixels, inwards from the radius, it fades. */
  readonly fade: number;
  readonly wayX: number;
  readonly wayY: number;
  /** How much larger the radius is at the end. */
  readonly growth: number;
  /** The way divided by the square of its length: its product with a step from the beginning is the share of the way. */
  readonly alongX: number;
  readonly alongY: number;
  readonly leastRadius: number;
  readonly mostRadius: number;
  /** The box that it paints at most. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Takes six numbers for each piece: x, y and radius of its beginning, then of its end. */
export function piecesOf(numbers: Float64Array, fade: number): AreaPiece[] {
  const pieces: AreaPiece[] = [];
  for (let i = 0; i + 5 < numbers.length; i += 6) {
    const [x = 0, y = 0, radius = 0, endX = 0, endY = 0, endRadius = 0] = numbers.subarray(i, i + 6);
    const [wayX, wayY] = [endX - x, endY - y];
    const square = wayX * wayX + wayY * wayY;
    const mostRadius = Math.max(radius, endRadius);
    pieces.push({
      x,
      y,
      radius,
      fade,
      wayX,
      wayY,
      growth: endRadius - radius,
      alongX: square > 0 ? wayX / square : 0,
      alongY: square > 0 ? wayY / square : 0,
      leastRadius: Math.min(radius, endRadius),
      mostRadius,
      left: Math.min(x, endX) - mostRadius,
      right: Math.max(x, endX) + mostRadius,
      top: Math.min(y, endY) - mostRadius,
      bottom: Math.max(y, endY) + mostRadius,
    });
  }
  return pieces;
}
