import { correction, generate } from 'lean-qr';

/** Squares of white around a code: what readers ask for (ISO/IEC 18004). */
const quiet = 4;

/** A text as a QR code in SVG: black squares on white, in whole numbers. */
export function drawQr(text: string): string {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const side = code.size + 2 * quiet;
  let squares = '';
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y)) continue;
      const from = x;
      while (code.get(x + 1, y)) x++;
      squares += `M${from + quiet} ${y + quiet}h${x + 1 - from}v1h-${x + 1 - from}z`;
    }
  }
  const box = `viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${squares}"/></svg>`;
}
