/** Makes the largest preview of a picture as the server does: `node bench/imaging/make-preview.ts in.png out.webp`. */
import { writeFile } from 'node:fs/promises';
import { closePictures, makePreview } from '@naksha/imaging';

const [, , input = '', output = ''] = process.argv;
const { bytes } = await makePreview(input, 2048);
await writeFile(output, bytes);
closePictures();
