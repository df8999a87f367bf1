import { foldText } from '../../prompt/fold-text.ts';
import { splitWords, type Word } from '../../prompt/split-words.ts';
import { joints } from './edit-words.ts';
import { readClauses } from './read-clauses.ts';

/** Further words are left in one piece: no one asks for so much at once. */
const mostWords = 300;

/**
 * What was said, cut where one wish ends and another begins: at punctuation, and at "and" where both sides ask for something. The pieces
 * are as they were written, in order, without what stood between them. Never throws.
 */
export function splitWishes(text: string): string[] {
  const words = splitWords(foldText(text)).slice(0, mostWords);
  const runs: Word[][] = [];
  for (const word of words) {
    if (word.gap !== 'none' || runs.length === 0) runs.push([]);
    runs.at(-1)?.push(word);
  }
  const said = (part: readonly Word[]) => text.slice(part[0]?.start ?? 0, part.at(-1)?.end ?? 0);
  return runs.flatMap((run) => cutAtJoints(run, said).map(said)).filter((piece) => piece !== '');
}

function cutAtJoints(run: readonly Word[], said: (part: readonly Word[]) => string): Word[][] {
  const parts: Word[][] = [[]];
  run.forEach((word, index) => {
    const open = parts.at(-1) ?? [];
    const isJoint = joints.some((joint) => foldText(joint).text === word.text);
    if (isJoint && asks(said(open)) && asks(said(run.slice(index + 1)))) parts.push([]);
    else open.push(word);
  });
  return parts;
}

function asks(text: string): boolean {
  return readClauses(text)
    .flat()
    .some(({ kind }) => kind === 'action' || kind === 'change');
}
