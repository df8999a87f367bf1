import { deflateSync } from 'node:zlib';
import { pointsPerInch, pxToPoints } from '@naksha/contract/units';
import { unitsPerPx } from './draw-lines.ts';
import { type Drawing, underlap } from './drawing.ts';
import { pathOperators, rgbOperands } from './path-operators.ts';

/** A drawing as PDF 1.5 of one page, as large as it is on cloth, each colour on a layer of its own with its hex for a name. */
export function writePdf(drawing: Drawing): Buffer {
  const { width, height, dpi, layers } = drawing;
  const points = (px: number) => Number(pxToPoints(px, dpi).toFixed(4));
  const first = 5;
  const groups = layers.map((_, i) => `${first + i} 0 R`).join(' ');
  const names = layers.map((_, i) => `/C${i + 1} ${first + i} 0 R`).join(' ');
  const content = deflateSync(Buffer.from(contentOf(drawing), 'latin1'));
  const page = [
    '<< /Type /Page /Parent 2 0 R',
    `/MediaBox [0 0 ${points(width)} ${points(height)}]`,
    `/Resources << /Properties << ${names} >> >> /Contents 4 0 R >>`,
  ].join(' ');
  return fileOf([
    `<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [${groups}] /D << /Order [${groups}] /ON [${groups}] >> >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    page,
    [`<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`, content, '\nendstream'],
    ...layers.map(({ colour }, i) => `<< /Type /OCG /Name (${i + 1} ${colour}) >>`),
  ]);
}

function contentOf({ width, height, dpi, layers }: Drawing): string {
  const scale = (pointsPerInch / dpi / unitsPerPx).toFixed(8);
  const top = pxToPoints(height, dpi).toFixed(4);
  const whole = `0 0 ${width * unitsPerPx} ${height * unitsPerPx} re\nf\n`;
  const parts = [
    `${scale} 0 0 -${scale} 0 ${top} cm\n1 j ${underlap} w\n${rgbOperands(layers[0]?.colour ?? '#ffffff')} rg\n`,
    whole,
  ];
  for (const { colour, outlines } of layers.toReversed()) {
    parts.push(`${rgbOperands(colour)} RG\n`);
    pathOperators(outlines, parts);
    parts.push('S\n');
  }
  for (const [i, { colour, outlines }] of layers.entries()) {
    parts.push(`/OC /C${i + 1} BDC\n${rgbOperands(colour)} rg\n`);
    pathOperators(outlines, parts);
    parts.push('f\nEMC\n');
  }
  return parts.join('');
}

/** Objects numbered from 1 on, the table of where they lie, and the end. */
function fileOf(objects: readonly (string | readonly (string | Buffer)[])[]): Buffer {
  // Bytes above 127 in the second line show programs that the file is binary.
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let length = parts[0]?.length ?? 0;
  const offsets: number[] = [];
  const put = (part: string | Buffer): void => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    length += bytes.length;
  };
  for (const [i, object] of objects.entries()) {
    offsets.push(length);
    put(`${i + 1} 0 obj\n`);
    for (const part of typeof object === 'string' ? [object] : object) put(part);
    put('\nendobj\n');
  }
  const table = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  put(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`);
  put(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return Buffer.concat(parts);
}
