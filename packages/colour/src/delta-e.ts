import type { Triple } from './srgb.ts';

const degrees = Math.PI / 180;
const turned = (b: number, a: number): number => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / degrees + 360) % 360);
const far = 25 ** 7;

function pale(chroma: number): number {
  const cube = chroma * chroma * chroma;
  const seventh = cube * cube * chroma;
  return Math.sqrt(seventh / (seventh + far));
}

/** CIEDE2000 of two CIE L*a*b* colours, their difference as eyes judge it; below 1 hardly anybody sees it. After Sharma, Wu and Dalal, 2005. */
export function deltaE([L1, a1, b1]: Triple, [L2, a2, b2]: Triple): number {
  const stretch = 1 + 0.5 * (1 - pale((Math.sqrt(a1 * a1 + b1 * b1) + Math.sqrt(a2 * a2 + b2 * b2)) / 2));
  const C1 = Math.sqrt(a1 * stretch * a1 * stretch + b1 * b1);
  const C2 = Math.sqrt(a2 * stretch * a2 * stretch + b2 * b2);
  const h1 = turned(b1, a1 * stretch);
  const h2 = turned(b2, a2 * stretch);
  const isGrey = C1 * C2 === 0;

  let turn = isGrey ? 0 : h2 - h1;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  const dL = L2 - L1;
  const dC = C2 - C1;
  const dH = 2 * Math.sqrt(C1 * C2) * Math.sin((turn / 2) * degrees);

  const L = (L1 + L2) / 2;
  const C = (C1 + C2) / 2;
  let h = h1 + h2;
  if (!isGrey) h = Math.abs(h1 - h2) <= 180 ? h / 2 : (h + (h < 360 ? 360 : -360)) / 2;
  const t =
    1 -
    0.17 * Math.cos((h - 30) * degrees) +
    0.24 * Math.cos(2 * h * degrees) +
    0.32 * Math.cos((3 * h + 6) * degrees) -
    0.2 * Math.cos((4 * h - 63) * degrees);
  const middle = (L - 50) * (L - 50);
  const inL = dL / (1 + (0.015 * middle) / Math.sqrt(20 + middle));
  const inC = dC / (1 + 0.045 * C);
  const inH = dH / (1 + 0.015 * C * t);
  const blue = (h - 275) / 25;
  const rotation = -Math.sin(60 * Math.exp(-(blue * blue)) * degrees) * 2 * pale(C);
  return Math.sqrt(inL * inL + inC * inC + inH * inH + rotation * inC * inH);
}
