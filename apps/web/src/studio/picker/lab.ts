/** 8-bit sRGB → CIE L*a*b* (D65), as colour instruments and printers speak of it. */
export function toLab(rgb: readonly [number, number, number]): [L: number, a: number, b: number] {
  const [r, g, b] = rgb.map(linear) as [number, number, number];
  const x = pivot((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = pivot(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = pivot((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function pivot(value: number): number {
  return value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116;
}
