import { inflateSync } from 'node:zlib';

/** What a PDF of one page draws, as an SVG with its points for units: read by the published grammar, not by the writer's code. */
export function pdfAsSvg(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const [, width = '', height = ''] = /MediaBox \[0 0 (\S+) (\S+)\]/.exec(text) ?? [];
  const start = text.indexOf('stream\n') + 7;
  const content = inflateSync(pdf.subarray(start, text.indexOf('\nendstream', start))).toString('latin1');
  return redrawn(content, { rg: 'fill', RG: 'stroke', f: 'fill', S: 'stroke' }, width, height);
}

/** What an EPS draws, by the procedures that it names itself. */
export function epsAsSvg(eps: string): string {
  const [, width = '', height = ''] = /%%HiResBoundingBox: 0 0 (\S+) (\S+)/.exec(eps) ?? [];
  const body = eps.slice(eps.indexOf('rectclip') + 8).replace(/^%.*$/gm, '');
  return redrawn(body, { setrgbcolor: 'both', fill: 'fill', stroke: 'stroke' }, width, height);
}

/** The polylines of a DXF, filled in the colours that its layers are named by; millimetres for units. */
export function dxfAsSvg(dxf: string): string {
  const lines = dxf.split('\n');
  const corner = (name: string) => lines.slice(lines.indexOf(name));
  const [, , width = '', , height = ''] = corner('$EXTMAX');
  const paths = new Map<string, string>();
  let [layer, pen, x] = ['', 'M', ''];
  for (let at = lines.indexOf('ENTITIES') + 1; at + 1 < lines.length; at += 2) {
    const [code, value = ''] = [lines[at]?.trim(), lines[at + 1]];
    if (code === '0' && value === 'POLYLINE') pen = 'M';
    if (code === '8') layer = value;
    if (code === '10') x = value;
    // The point of a polyline itself says nothing; those of its vertices do.
    if (code === '20' && lines[at - 5]?.trim() === 'VERTEX') {
      paths.set(layer, `${paths.get(layer) ?? ''}${pen}${x} ${value}`);
      pen = 'L';
    }
  }
  const drawn = [...paths].map(([name, d]) => `<path fill="#${name.split('_')[2]}" d="${d}"/>`);
  return pageOf(drawn.join(''), width, height);
}

type Effect = 'fill' | 'stroke' | 'both';

function redrawn(content: string, effects: Readonly<Record<string, Effect>>, width: string, height: string): string {
  const drawn: string[] = [];
  const ink = { fill: 'none', stroke: 'none' };
  let [stack, path, line, matrix]: [string[], string, string, string] = [[], '', '1', ''];
  const operators: Readonly<Record<string, () => void>> = {
    m: () => (path += `M${stack.join(' ')}`),
    l: () => (path += `L${stack.join(' ')}`),
    c: () => (path += `C${stack.join(' ')}`),
    h: () => (path += 'Z'),
    w: () => ([line = '1'] = stack),
    setlinewidth: () => ([line = '1'] = stack),
    re: () => (path += rectangle(stack)),
    rectfill: () => drawn.push(`<path fill="${ink.fill}" d="${rectangle(stack)}"/>`),
    cm: () => (matrix = `matrix(${stack.join(' ')})`),
    translate: () => (matrix += `translate(${stack.join(' ')})`),
    scale: () => (matrix += `scale(${stack.join(' ')})`),
  };
  for (const token of content.split(/\s+/)) {
    if (/^[-\d.]+$/.test(token)) {
      stack.push(token);
      continue;
    }
    operators[token]?.();
    const effect = effects[token];
    if (effect !== undefined && stack.length === 3) {
      const colour = `rgb(${stack.map((share) => `${Number(share) * 100}%`).join(',')})`;
      for (const use of ['fill', 'stroke'] as const) if (effect === use || effect === 'both') ink[use] = colour;
    } else if (effect !== undefined) {
      const isFill = effect === 'fill';
      const look = isFill ? `fill="${ink.fill}"` : `fill="none" stroke="${ink.stroke}" stroke-width="${line}"`;
      drawn.push(`<path ${look} stroke-linejoin="round" d="${path}"/>`);
      path = '';
    }
    stack = [];
  }
  // Upwards here, downwards there.
  return pageOf(`<g transform="${matrix}">${drawn.join('')}</g>`, width, height);
}

function rectangle([x = '0', y = '0', w = '0', h = '0']: readonly string[]): string {
  return `M${x} ${y}h${w}v${h}h-${w}z`;
}

/** A page whose vertical axis runs upwards. */
function pageOf(drawn: string, width: string, height: string): string {
  const turned = `<g transform="translate(0 ${height}) scale(1 -1)">${drawn}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${turned}</svg>`;
}
