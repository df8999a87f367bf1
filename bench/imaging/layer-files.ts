import { existsSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { picture, scratch } from './inputs.ts';

/** As many ways to make other pictures of one, that repeat nowhere either. */
const turns: readonly ((one: Sharp) => Sharp)[] = [
  (one) => one,
  (one) => one.flip(),
  (one) => one.flop(),
  (one) => one.negate(),
  (one) => one.rotate(180),
];

/** Five different pictures of one size, from the lowest layer to the highest. Made once and kept among temporary files. */
export async function layerFiles(side: number): Promise<string[]> {
  const paths: string[] = [];
  for (const [index, turn] of turns.entries()) {
    const path = scratch(`layer-${side}-${index}.png`);
    if (!existsSync(path)) {
      await turn(sharp(await picture(side)))
        .png()
        .toFile(path);
    }
    paths.push(path);
  }
  return paths;
}
