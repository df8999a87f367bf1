import {
  areas,
  judgeColour,
  judgeCount,
  judgeMonochrome,
  judgeRefusedColour,
  strayShare,
} from '../src/judge/judge-colours.ts';
import { isOfLines, type JudgedCloth } from '../src/judge/judge-words.ts';
import { measureColours, type Patch } from '../src/judge/measure-colours.ts';
import { contractOf } from '../src/judge/named-colours.ts';
import { surveyScene } from '../src/judge/survey-scene.ts';

/** Whether a cloth keeps the contract of colours: named ones have their area, no others come in, caps and refusals hold. */
export function holdsColours({ intent, recipe, scene }: JudgedCloth, measured?: readonly Patch[]): boolean {
  const patches = measured ?? measureColours(surveyScene(scene), recipe.palette.roles);
  const { most } = contractOf(intent);
  const named = intent.tokens
    .filter(({ kind, hex }) => hex !== undefined && kind !== 'exclude')
    .map((token) => judgeColour(token, intent, patches, isOfLines(recipe)));
  const refused = intent.refused.colours.map((hex) => judgeRefusedColour(hex, intent, patches));
  const caps = [
    ...(most === undefined ? [] : [judgeCount(most, patches)]),
    ...(intent.scheme === 'monochrome' ? [judgeMonochrome(patches)] : []),
  ];
  return (
    strayShare(intent, patches) <= areas.stray &&
    [...named, ...refused, ...caps].every(({ failing }) => failing === undefined)
  );
}
