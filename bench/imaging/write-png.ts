/**
 * Writes the pixels of a picture as PNG several times and prints what one took as JSON: `node bench/imaging/write-png.ts two|one|sharp in.png out.png`.
 * `one` never has two threads at work: a band is in the file before the next begins.
 */
import { rm } from 'node:fs/promises';
import { createPngRows } from '@naksha/imaging';
import sharp from 'sharp';

const [, , who = '', input = '', output = ''] = process.argv;
const { data, info } = await sharp(input, { limitInputPixels: false })
  .removeAlpha()
  .raw()
  .toBuffer({ resolveWithObject: true });
const { width, height } = info;
const times = 5;

async function write(by: string, rows: number, to: string): Promise<void> {
  if (by === 'sharp') {
    const raw = { width, height: rows, channels: 3 } as const;
    const picture = sharp(data.subarray(0, rows * width * 3), { raw, limitInputPixels: false });
    await picture.png({ compressionLevel: 6 }).toFile(to);
    return;
  }
  const png = await createPngRows(to, { width, height: rows, channels: 3, depth: 8 }, 300);
  const band = Math.max(1, Math.round(2 ** 20 / (width * 3)));
  for (let y = 0; y < rows; y += band) {
    await png.write(data.subarray(y * width * 3, Math.min(rows, y + band) * width * 3));
    if (by === 'one') await png.mark();
  }
  await png.finish();
}

// It has been running for a while when it is measured.
const warm = `${output}-warm.png`;
await write(who, Math.min(height, 1024), warm);
await rm(warm);
const walls: number[] = [];
const before = process.cpuUsage();
for (let time = 0; time < times; time++) {
  const started = performance.now();
  await write(who, height, output);
  walls.push((performance.now() - started) / 1000);
}
const { user, system } = process.cpuUsage(before);
// Whatever else the machine does only ever adds to the wall time: the least is the job's own.
const taken = { cpuS: (user + system) / 1e6 / times, wallS: Math.min(...walls) };
console.log(JSON.stringify({ ...taken, rssMb: process.resourceUsage().maxRSS / 1024 }));
