import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SubjectOutline } from '@naksha/loom';
import type { PartName } from './draw-figure.ts';
import { bodyOf } from './draw-layers.ts';
import { ownDrawings } from './make-subjects.ts';
import { drawingOf, layersSeen } from './outline-of.ts';
import { figureDrawings } from './own-figures.ts';

export const beastsPath = 'packages/loom/src/drawing/subjects/songbird.ts';
export const figuresPath = 'packages/loom/src/drawing/motifs/figures/outlines.ts';

/** What a novelty print draws for a motif, by the name of our drawing of it, where motifs of the loom have no outline. */
const drawnAs = { songbird: 'songbird' } as const;

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

type FigureOutline = SubjectOutline & { readonly parts: readonly PartName[] };

/** The figures of all cloths as outlines whose regions have names, by drawing. Throws where one cannot be an outline. */
export function figuresDrawn(): Record<string, FigureOutline> {
  return Object.fromEntries(
    figureDrawings.map(({ id, setting, layers, parts, leastCells }) => {
      const body = bodyOf(layers);
      const drawing = drawingOf(body, true, leastCells);
      if (drawing === undefined) throw new RangeError(`Expected an outline of ${id}`);
      const { dyes, regions } = drawing;
      return [id, { id, setting, dyes, parts: layersSeen(body, leastCells).map((at) => parts[at] ?? 'body'), regions }];
    }),
  );
}

const heading =
  '// Written by `node scripts/subjects/write-beasts.ts` of the drawings in that folder: a planner loads nothing, so what it draws stands here (0038).';

function write(root: string): void {
  const { songbird } = beastsDrawn();
  const novelties = `${heading}
import type { Outline } from '../../vocabulary/subjects/outline.ts';

/** Any bird, on a branch. */
export const songbird: Outline = ${JSON.stringify(songbird)};
`;
  const figures = `// long: path data
${heading}
import type { FigureOutline } from './figure-outline.ts';

/** The figures that all cloths draw. */
export const figureOutlines = ${JSON.stringify(figuresDrawn())} satisfies Record<string, FigureOutline>;
`;
  for (const [path, text] of [
    [beastsPath, novelties],
    [figuresPath, figures],
  ] as const) {
    writeFileSync(join(root, path), text);
    execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', path], { cwd: root });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) write(resolve(import.meta.dirname, '../..'));
