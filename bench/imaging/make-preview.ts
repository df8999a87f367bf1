/** Makes the largest preview of a picture as the server does, warm, and prints what it took: `node bench/imaging/make-preview.ts in.png small.png out.webp`. */
import { writeFile } from 'node:fs/promises';
import { closePictures, makePreview } from '@naksha/imaging';
import { spent } from './spent.ts';

const [, , input = '', small = '', output = ''] = process.argv;
await makePreview(small, 2048);
const before = await spent();
const started = performance.now();
const { bytes } = await makePreview(input, 2048);
const wallS = (performance.now() - started) / 1000;
const after = await spent();
await writeFile(output, bytes);
console.log(JSON.stringify({ cpuS: after.cpuS - before.cpuS, wallS, rssMb: after.rssMb }));
closePictures();
