import { type Family, generateParams } from '@naksha/contract';
import { colourDistance } from '../../colour/oklch.ts';
import { softenGround } from '../../palette/soften-ground.ts';
import { planScene } from '../../patterns/plan-scene.ts';
import { vocabularies } from '../../patterns/vocabularies.ts';
import { readPrompt } from '../../prompt/read-prompt.ts';
import { composeRecipe } from '../../recipe/compose.ts';
import { groundRole } from '../../recipe/ground-role.ts';
import { nearMotifs } from '../../recipe/near-motifs.ts';
import { type MotifId, motifIds } from '../../recipe/recipe.ts';
import type { Point } from './judge-cloth.ts';

/** A ground, a motif and one that is refused, in the words of a prompt. */
const asks: readonly { readonly words: string; readonly wanted: MotifId; readonly refused: MotifId }[] = [
  { words: 'with lotus on navy, no paisley', wanted: 'lotus', refused: 'paisley' },
  { words: 'on cream with peacocks, without elephants', wanted: 'peacock', refused: 'elephant' },
  { words: 'with stars on maroon, no dots', wanted: 'star', refused: 'dot' },
  { words: 'पर पत्तियां, हरे पर, बिना कमल', wanted: 'leaf', refused: 'lotus' },
  { words: 'with elephants on mustard, no peacocks', wanted: 'elephant', refused: 'peacock' },
  { words: 'on teal with paisley, no stars', wanted: 'paisley', refused: 'star' },
  { words: 'કાળા પર ફૂલ, માછલી વગર', wanted: 'blossom', refused: 'fish' },
  { words: 'with trees on white, no birds', wanted: 'tree', refused: 'parrot' },
];

/** Whether a prompt for this cloth has a witness of each of its words: the cloth, the ground, what is wanted; and nothing refused. */
export function judgeWords(family: Family, number: number): Point {
  const ask = asks[number % asks.length];
  if (ask === undefined) throw new RangeError('expected a prompt');
  const { wanted, refused } = ask;
  const prompt = `${vocabularies[family].words[0].split(', ')[0]} ${ask.words}`;
  const recipe = composeRecipe(generateParams.parse({ prompt, dpi: 96 }), String(number));
  const { ground, later } = readPrompt(prompt, 'en');
  const under = groundRole(vocabularies[family].layouts[recipe.layout], ground?.hex ?? '#ffffff');
  // What a cloth cannot draw is told.
  const isTold = later.some(({ value }) => value === wanted);
  const drawn = new Set(planScene(recipe).census.map(({ motif }) => motif));
  const stands = [wanted, ...(nearMotifs[wanted] ?? [])];
  // A cloth without figures draws none whatever is asked.
  const isFigured = motifIds.some((motif) => drawn.has(motif));
  const faults = [
    recipe.family === family ? '' : `made ${recipe.family}`,
    ground !== undefined && colourDistance(recipe.palette.roles[under], softenGround(ground.hex)) <= 0.06
      ? ''
      : 'ground',
    recipe.motifs.include.includes(wanted) || isTold || !isFigured ? '' : `${wanted} not read`,
    stands.some((motif) => drawn.has(motif)) || isTold || !isFigured ? '' : `${wanted} not drawn`,
    drawn.has(refused) || !recipe.motifs.exclude.includes(refused) ? `${refused} not refused` : '',
  ].filter((fault) => fault !== '');
  return {
    isHeld: faults.length === 0,
    measured: faults.length === 0 ? 'as asked' : `${prompt}: ${faults.join(', ')}`,
  };
}
