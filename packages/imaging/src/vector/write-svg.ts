import { unitsPerPx } from './draw-lines.ts';
import type { Drawing, Outline } from './drawing.ts';

const mmPerInch = 25.4;

/**
 * A drawing as SVG: one path a colour, whole numbers, tenths of a pixel. It says its size on cloth in millimetres. Only elements
 * that every program and cutter reads.
 */
export function writeSvg({ width, height, dpi, layers }: Drawing): string {
  const mm = (px: number) => `${Number(((px / dpi) * mmPerInch).toFixed(3))}mm`;
  const [w, h] = [width * unitsPerPx, height * unitsPerPx];
  const paths = layers.map(({ colour, outlines }, i) => {
    const d = i === 0 ? `M0 0H${w}V${h}H0Z` : outlines.map(pathOf).join('');
    return `<path id="colour-${i + 1}" fill="${colour}" d="${d}"/>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${mm(width)}" height="${mm(height)}" viewBox="0 0 ${w} ${h}">`,
    ...paths,
    '</svg>',
    '',
  ].join('\n');
}

function pathOf(outline: Outline): string {
  let x = outline[0] ?? 0;
  let y = outline[1] ?? 0;
  let path = `M${x} ${y}`;
  let letter = '';
  const last = outline.length - 6;
  for (let at = 2; at <= last; at += 6) {
    const ax = outline[at] ?? 0;
    const ay = outline[at + 1] ?? 0;
    const bx = outline[at + 2] ?? 0;
    const by = outline[at + 3] ?? 0;
    const ex = outline[at + 4] ?? 0;
    const ey = outline[at + 5] ?? 0;
    if (ax === x && ay === y && bx === ex && by === ey) {
      // The last straight piece is what closing draws.
      if (at < last || letter === '') {
        if (ey === y) path += `${letter === 'h' ? space(ex - x) : 'h'}${ex - x}`;
        else if (ex === x) path += `${letter === 'v' ? space(ey - y) : 'v'}${ey - y}`;
        else path += `${letter === 'l' ? space(ex - x) : 'l'}${ex - x}${space(ey - y)}${ey - y}`;
        letter = ey === y ? 'h' : ex === x ? 'v' : 'l';
      }
    } else {
      path += letter === 'c' ? space(ax - x) : 'c';
      path += `${ax - x}${space(ay - y)}${ay - y}${space(bx - x)}${bx - x}${space(by - y)}${by - y}`;
      path += `${space(ex - x)}${ex - x}${space(ey - y)}${ey - y}`;
      letter = 'c';
    }
    x = ex;
    y = ey;
  }
  return `${path}z`;
}

/** Nothing where the sign parts two numbers. */
function space(next: number): string {
  return next < 0 ? '' : ' ';
}
