import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SubjectOutline } from '@naksha/loom';
import { bodyOf } from './draw-layers.ts';
import { ownDrawings } from './make-subjects.ts';
import { drawingOf } from './outline-of.ts';

export const beastsPath = 'packages/loom/src/cloths/conversational/beasts.ts';

/** What a novelty print draws for a motif, by the name of our drawing of it. */
const drawnAs = {
  elephant: 'elephant-walking',
  lion: 'lion-walking',
  tiger: 'tiger-prowling',
  deer: 'deer-leaping',
  horse: 'horse-galloping',
  camel: 'camel',
  peacock: 'peacock-trailing',
  songbird: 'songbird',
} as const;

/** Those drawings as outlines, by motif. Throws where one is no longer drawn. */
export function beastsDrawn(): Record<string, SubjectOutline> {
  const outlineOf = (motif: string, name: string) => {
    const own = ownDrawings.find(({ id }) => id === name);
    const drawing = own === undefined ? undefined : drawingOf(bodyOf(own.layers), false);
    if (own === undefined || drawing === undefined) throw new RangeError(`Expected a drawing of ${name}`);
    const { dyes, regions } = drawing;
    return { id: motif, setting: own.setting, dyes, regions };
  };
  return Object.fromEntries(Object.entries(drawnAs).map(([motif, name]) => [motif, outlineOf(motif, name)]));
}

function write(root: string): void {
  const { songbird, ...beasts } = beastsDrawn();
  const text = `// Written by \`node scripts/subjects/write-beasts.ts\` of the drawings in that folder: a planner loads nothing, so what it draws stands here (0038).
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import type { Outline } from '../../vocabulary/subjects/outline.ts';

/** The great beasts in motion, where other cloths draw those of processions. */
export const beasts: Partial<Record<MotifId, Outline>> = ${JSON.stringify(beasts)};

/** Any bird, on a branch. */
export const songbird: Outline = ${JSON.stringify(songbird)};
`;
  writeFileSync(join(root, beastsPath), text);
  execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', beastsPath], { cwd: root });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) write(resolve(import.meta.dirname, '../..'));
