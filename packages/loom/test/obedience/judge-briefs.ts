/**
 * `npm run obedience [--first] [--pixels] [--all] [words]`: weaves four hundred briefs and judges every understood word by the cloth. `--first` takes the first
 * draw as it comes, without mending; `--pixels` measures colours on the finished picture; `--all` lists what is broken.
 */
import { judgeWords } from '../../src/judge/judge-words.ts';
import { bringSubjects } from '../../src/recipe/subjects-of.ts';
import { holdsColours } from '../holds-colours.ts';
import { measurePixels } from './measure-pixels.ts';
import { missedIn, readBriefs } from './read-briefs.ts';
import { weaveBrief } from './weave-brief.ts';

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const briefs = readBriefs().filter(({ prompt }) => words.every((word) => prompt.includes(word)));
const failings = new Map<string, number>();
let [read, seen, underlined, honest, held, whole, unknown, said, noted] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
/** Of all words so many may be noted: a wish that nothing shows is the exception. */
const mostNoted = 0.08;

const say = (text: string) => process.stdout.write(`${text}\n`);

for (const brief of briefs) {
  const { prompt, language, expected } = brief;
  await bringSubjects(prompt, language);
  const cloth = weaveBrief(brief, flags.includes('--first'));
  const { intent } = cloth;
  const patches = flags.includes('--pixels') ? measurePixels(cloth) : undefined;
  const shown = new Set((cloth.recipe.source.struck ?? []).map(({ start }) => start));
  // A mood is said to be noted, and is no promise.
  const all = judgeWords(cloth, patches);
  const judged = all.filter(({ failing }) => failing !== 'noted');
  noted += all.length - judged.length;
  const verdicts = judged.filter(({ token }) => !shown.has(token.start));
  const broken = judged.filter(({ failing }) => failing !== undefined);
  const missed = missedIn(brief, intent);
  const lost = [...(expected.get('u') ?? [])];
  read += judged.length;
  underlined += verdicts.length;
  seen += judged.length - broken.length;
  honest += verdicts.filter(({ failing }) => failing === undefined).length;
  whole += missed.length === 0 ? 1 : 0;
  held += holdsColours(cloth, patches) ? 1 : 0;
  unknown += lost.length;
  said += lost.filter((word) => !missed.includes(`u=${word}`)).length;
  for (const { token, failing = '' } of broken)
    failings.set(`${token.kind} ${failing}`, (failings.get(`${token.kind} ${failing}`) ?? 0) + 1);
  if (flags.includes('--all') && broken.length + missed.length > 0) {
    const list = broken.map(({ token, failing, measured }) => `${token.kind} "${token.word}" ${failing} (${measured})`);
    say(
      `${prompt}\n    ${cloth.recipe.family} ${cloth.recipe.layout}: ${[...list, ...missed.map((one) => `not read ${one}`)].join('; ')}`,
    );
  }
}

const share = (part: number, all: number) => `${part} of ${all} (${((100 * part) / Math.max(1, all)).toFixed(1)} %)`;
say(`words read that are seen in the cloth:        ${share(seen, read)}`);
say(`underlined words with a witness in the cloth: ${share(honest, underlined)}, ${read - underlined} struck and said`);
say(`briefs that hold area and caps of colour:     ${share(held, briefs.length)}`);
say(`briefs read as they were meant:               ${share(whole, briefs.length)}`);
say(`words that are noted, and nothing shows:      ${share(noted, read + noted)}, at most ${100 * mostNoted} %`);
say(`unknown nouns that are said:                  ${share(said, unknown)}`);
for (const [failing, count] of [...failings].toSorted(([, one], [, other]) => other - one))
  say(`  ${count} ${failing}`);
if (noted > mostNoted * (read + noted)) process.exitCode = 1;
