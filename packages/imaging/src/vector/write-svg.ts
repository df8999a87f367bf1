import { pxToMm } from '@naksha/contract/units';
import { unitsPerPx } from './draw-lines.ts';
import { type Drawing, type Outline, underlap } from './drawing.ts';

/**
 * A drawing as SVG: one path a colour, whole numbers, tenths of a pixel. It says its size on cloth in millimetres. Only elements
 * that every program and cutter reads. `areas` are those of the drawing.
 */
export function writeSvg(drawing: Drawing, areas = areaPaths(drawing)): string {
  const { width, height, layers } = drawing;
  const under = layers.map(({ colour }, i) => `<use xlink:href="#colour-${i + 1}" stroke="${colour}"/>`);
  const ground = `M0 0H${width * unitsPerPx}V${height * unitsPerPx}H0z`;
  return svgOf(drawing, [
    `<g id="under"><path fill="${layers[0]?.colour}" d="${ground}"/>`,
    `<g stroke-width="${underlap}" stroke-linejoin="round">${under.reverse().join('')}</g></g>`,
    '<g id="colours">',
    ...areas,
    '</g>',
  ]);
}

/** An SVG file around its elements. */
export function svgOf({ width, height, dpi }: Drawing, elements: readonly string[]): string {
  const mm = (px: number) => `${Number(pxToMm(px, dpi).toFixed(3))}mm`;
  const box = `0 0 ${width * unitsPerPx} ${height * unitsPerPx}`;
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg ${names} width="${mm(width)}" height="${mm(height)}" viewBox="${box}">`,
    ...elements,
    '</svg>',
    '',
  ].join('\n');
}

/** The areas of a drawing as SVG paths, one a colour. */
export function areaPaths({ layers }: Drawing): string[] {
  return layers.map(
    ({ colour, outlines }, i) => `<path id="colour-${i + 1}" fill="${colour}" d="${outlines.map(pathOf).join('')}"/>`,
  );
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
