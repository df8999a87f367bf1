import { pointsPerInch, pxToPoints } from '@naksha/contract/units';
import { unitsPerPx } from './draw-lines.ts';
import { type Drawing, type Layer, underlap } from './drawing.ts';
import { pathOperators, rgbOperands } from './path-operators.ts';

/** A drawing as Encapsulated PostScript, level 2, as large as it is on cloth. */
export function writeEps({ width, height, dpi, layers }: Drawing): string {
  const [w, h] = [pxToPoints(width, dpi), pxToPoints(height, dpi)];
  const scale = (pointsPerInch / dpi / unitsPerPx).toFixed(8);
  const parts = [
    '%!PS-Adobe-3.0 EPSF-3.0\n',
    `%%BoundingBox: 0 0 ${Math.ceil(w)} ${Math.ceil(h)}\n`,
    `%%HiResBoundingBox: 0 0 ${w.toFixed(4)} ${h.toFixed(4)}\n`,
    '%%LanguageLevel: 2\n%%Pages: 1\n%%EndComments\n',
    'gsave\n/m {moveto} bind def /l {lineto} bind def /c {curveto} bind def /h {closepath} bind def\n',
    `0 0 ${w.toFixed(4)} ${h.toFixed(4)} rectclip\n`,
    `0 ${h.toFixed(4)} translate ${scale} -${scale} scale\n`,
  ];
  parts.push(`${rgbOperands(layers[0]?.colour ?? '#ffffff')} setrgbcolor\n`);
  parts.push(`0 0 ${width * unitsPerPx} ${height * unitsPerPx} rectfill\n1 setlinejoin ${underlap} setlinewidth\n`);
  const paint = ({ colour, outlines }: Layer, how: 'stroke' | 'fill') => {
    parts.push(`% ${colour}\n${rgbOperands(colour)} setrgbcolor\nnewpath\n`);
    pathOperators(outlines, parts);
    parts.push(`${how}\n`);
  };
  for (const layer of layers.toReversed()) paint(layer, 'stroke');
  for (const layer of layers) paint(layer, 'fill');
  parts.push('grestore\n%%EOF\n');
  return parts.join('');
}
