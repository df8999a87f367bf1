import { fromLab, type Triple, toHex } from '@naksha/colour';

/** CIE L*a*b* as instruments give it for print (D50) → `#rrggbb`, by Bradford adaptation to the screen's D65. */
export function labToHex(lab: Triple, white: 'd50' | 'd65' = 'd50'): string {
  return toHex(fromLab(white === 'd65' ? lab : adapted(lab)));
}

/** Ink shares 0 … 1 without a profile → `#rrggbb`. */
export function cmykToHex(c: number, m: number, y: number, k: number): string {
  return toHex([(1 - c) * (1 - k), (1 - m) * (1 - k), (1 - y) * (1 - k)]);
}

/** Hue, saturation and brightness 0 … 1 → `#rrggbb`. */
export function hsbToHex(hue: number, saturation: number, brightness: number): string {
  const channel = (shift: number) => {
    const at = (shift + hue * 6) % 6;
    return brightness * (1 - saturation * Math.max(0, Math.min(at, 4 - at, 1)));
  };
  return toHex([channel(5), channel(3), channel(1)]);
}

const d50 = { x: 0.96422, z: 0.82521 };
const d65 = { x: 0.95047, z: 1.08883 };

function adapted([L, a, b]: Triple): Triple {
  const fy = (L + 16) / 116;
  const x = d50.x * cube(fy + a / 500);
  const y = cube(fy);
  const z = d50.z * cube(fy - b / 200);
  const fx = root((0.9555766 * x - 0.0230393 * y + 0.0631636 * z) / d65.x);
  const gy = root(-0.0282895 * x + 1.0099416 * y + 0.0210077 * z);
  const fz = root((0.0122982 * x - 0.020483 * y + 1.3299098 * z) / d65.z);
  return [116 * gy - 16, 500 * (fx - gy), 200 * (gy - fz)];
}

const cube = (value: number): number => (value > 6 / 29 ? value ** 3 : (value - 4 / 29) * 3 * (6 / 29) ** 2);
const root = (value: number): number =>
  value > (6 / 29) ** 3 ? Math.cbrt(value) : value / (3 * (6 / 29) ** 2) + 4 / 29;
