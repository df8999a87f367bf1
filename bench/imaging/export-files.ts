import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { findProgram } from './find-program.ts';
import { atMost, type Goal, ratio, type Verdict } from './goal.ts';
import { picture, scratch } from './inputs.ts';
import { runOurs } from './run-ours.ts';
import { runPeer } from './run-peer.ts';
import { runSharp } from './run-sharp.ts';

const run = promisify(execFile);
const side = 8192;
const mostMb = 250;
/** Rows from the middle that readers are asked for. */
const strip = { top: side / 2, rows: 64 };
const ours = scratch('export-ours.tif');
const sharpFile = scratch('export-sharp.tif');
const vipsFile = scratch('export-vips.tif');
const profile = new URL('../../packages/colour/src/press/press.icc', import.meta.url).pathname;
const policyFolder = new URL('./policy/', import.meta.url).pathname;

const inks = { format: 'tiff', inks: 'cmyk', compression: 'lzw' } as const;
/** Every kind of file besides. */
const kinds = [
  { format: 'png' },
  { format: 'png', bits: 16 },
  { format: 'jpeg' },
  { format: 'jpeg', inks: 'cmyk' },
  { format: 'tiff', compression: 'none' },
  { format: 'tiff', compression: 'lzw', bits: 16 },
  { format: 'tiff', compression: 'deflate', bigTiff: true },
  { format: 'tiff', compression: 'deflate', inks: 'cmyk', rendering: 'colorimetric' },
] as const;

export const exportFiles: Goal = {
  name: 'EXPORT',
  job: `picture of ${side}² parted into inks as TIFF; every other kind of file`,
  competitors: async () => {
    const from = await picture(side, 'tif');
    const vips = await findProgram('vips');
    const transform = ['icc_transform', from, `${vipsFile}[compression=lzw,predictor=horizontal]`, profile];
    return [
      { name: 'Naksha', output: ours, run: () => runOurs('export', from, { fileName: 'a', ...inks }, ours) },
      {
        name: 'sharp',
        output: sharpFile,
        run: () =>
          runSharp(
            `sharp(${JSON.stringify(from)}, { sequentialRead: true }).withIccProfile(${JSON.stringify(profile)})` +
              `.toColourspace('cmyk').tiff({ compression: 'lzw', predictor: 'horizontal' }).toFile(${JSON.stringify(sharpFile)})`,
          ),
      },
      {
        name: 'vips',
        output: vipsFile,
        run: vips === undefined ? null : () => runPeer(vips, [...transform, '--input-profile', 'srgb']),
      },
    ];
  },
  judge: async (measured) => {
    const from = await picture(side, 'tif');
    const verdicts: Verdict[] = [
      ...atMost('CPU ÷ sharp', 0.6, ratio(measured, 'sharp')),
      rssOf('tiff cmyk lzw', measured[0]),
    ];
    for (const kind of kinds) {
      const name = Object.values(kind).join(' ');
      const path = scratch(`export-kind.${kind.format}`);
      verdicts.push(rssOf(name, await runOurs('export', from, { fileName: 'a', ...kind }, path)));
      verdicts.push(...(await judgeReaders(name, path, kind)));
    }
    return verdicts;
  },
};

function rssOf(name: string, taken: { readonly rssMb: number } | undefined): Verdict {
  const rss = taken?.rssMb ?? Number.POSITIVE_INFINITY;
  return { asked: `${name}: RSS ≤ ${mostMb} MB`, figure: rss.toFixed(0), holds: rss <= mostMb };
}

/** Whether vips and ImageMagick see the very samples that sharp does. */
async function judgeReaders(name: string, path: string, kind: (typeof kinds)[number]): Promise<Verdict[]> {
  const isInks = 'inks' in kind;
  const bits = 'bits' in kind ? 16 : 8;
  const [vips, convert] = await Promise.all([findProgram('vips'), findProgram('convert')]);
  const raw = scratch('export-strip.raw');
  const read = sharp(path, { ignoreIcc: true, limitInputPixels: false })
    .extract({ left: 0, top: strip.top, width: side, height: strip.rows })
    .pipelineColourspace(isInks ? 'cmyk' : bits === 16 ? 'rgb16' : 'srgb')
    .toColourspace(isInks ? 'cmyk' : bits === 16 ? 'rgb16' : 'srgb')
    .raw({ depth: bits === 16 ? 'ushort' : 'uchar' });
  const expected = await read.toBuffer();
  const verdict = (reader: string, samples: Buffer): Verdict => {
    const isEqual = Buffer.compare(samples, expected) === 0;
    return {
      asked: `${name}: ${reader} reads what sharp reads`,
      figure: isEqual ? 'equal' : 'different',
      holds: isEqual,
    };
  };
  const verdicts: Verdict[] = [];
  if (vips !== undefined) {
    await run(vips, ['crop', path, raw, '0', String(strip.top), String(side), String(strip.rows)]);
    verdicts.push(verdict('vips', await readFile(raw)));
  }
  if (convert !== undefined) {
    const area = `${side}x${strip.rows}+0+${strip.top}`;
    const how = ['-crop', area, '-depth', String(bits), '-endian', 'LSB', `${isInks ? 'cmyk' : 'rgb'}:${raw}`];
    await run(convert, [path, ...how], { env: { ...process.env, MAGICK_CONFIGURE_PATH: policyFolder } });
    verdicts.push(verdict('ImageMagick', await readFile(raw)));
  }
  return verdicts;
}
