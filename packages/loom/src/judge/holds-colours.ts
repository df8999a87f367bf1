import { areas, judgeColour, judgeCount, judgeMonochrome, judgeRefusedColour, strayShare } from './judge-colours.ts';
import { isOfLines, type JudgedCloth } from './judge-words.ts';
import { type Patch, surveyedColours } from './measure-colours.ts';
import { contractOf } from './named-colours.ts';

/** Whether a cloth keeps the contract of colours: named ones have their area, no others come in, caps and refusals hold. */
export function holdsColours({ intent, recipe, scene }: JudgedCloth, measured?: readonly Patch[]): boolean {
  const patches = measured ?? surveyedColours(scene, recipe);
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
