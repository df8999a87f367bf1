/** The shorter way from one hue to another in degrees, −180 … 180. */
export function hueDifference(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** A hue moved towards another by a share of the shorter way. */
export function turnHue(hue: number, towards: number, share: number): number {
  return (hue + hueDifference(hue, towards) * share + 360) % 360;
}
