import { randomUUID } from 'node:crypto';
import { families, operationNames } from '@naksha/contract';
import { mainColours, traitBytes } from '@naksha/imaging';
import type { Database } from '../../apps/server/src/db/database.ts';
import { own } from '../../apps/server/src/db/own.ts';
import { wordNumbers } from '../../apps/server/src/modules/files/keep-traits.ts';
import { keepWords } from '../../apps/server/src/modules/files/keep-words.ts';
import { colourWord } from '../../apps/server/src/modules/files/words-of.ts';

const portion = 500;
const words = [
  'lotus',
  'paisley',
  'peacock',
  'vines',
  'mango',
  'indigo',
  'madder',
  'border',
  'saree',
  'kurta',
  'कमल',
  'मोर',
  'કમળ',
  'મોર',
];

/** Lays so many files of words, colours and sizes of all kinds into a client's collection; answers their ids. */
export async function layFiles(
  db: Database,
  owner: { clientId: string; userId: string },
  count: number,
): Promise<string[]> {
  const { clientId, userId } = owner;
  const mine = own({ db, clientId });
  const ids: string[] = [];
  const draw = drawer(20261);
  for (let from = 0; from < count; from += portion) {
    const rows = Array.from({ length: Math.min(portion, count - from) }, (_, at) =>
      fileOf(from + at, draw, userId, clientId),
    );
    const laid = await mine.files.insert(rows).returning();
    await keepWords({ db, clientId }, laid);
    const traits = laid.map(({ id }) => ({ fileId: id, traits: traitsOf(draw) }));
    await mine.fileTraits.insert(traits.map((each) => ({ ...each, ...wordNumbers(each.traits) })));
    await mine.fileWords.insert(traits.flatMap(wordsOfColours));
    ids.push(...laid.map(({ id }) => id));
  }
  return ids;
}

type Draw = (below: number) => number;

function fileOf(at: number, draw: Draw, createdBy: string, clientId: string) {
  const id = randomUUID();
  const family = families[draw(families.length)] ?? 'floral';
  const some = () => words[draw(words.length)] ?? '';
  const side = 512 << draw(4);
  const prompt = `${family} with ${some()} and ${some()}, ${some()} on ${some()}`;
  return {
    ...{ id, createdBy, fileName: `${family} ${some()} ${at}.png`, s3FileName: `${id}.png` },
    storageKey: `files/${clientId}/${id}`,
    // Most of a collection lies where the studio puts it.
    directory: at % 10 === 0 ? ('uploaded' as const) : ('processed' as const),
    contentType: 'image/png',
    ...{ bytes: 1_000_000 + draw(9_000_000), width: side, height: side, totalPixels: side * side, dpi: 300 },
    isSaved: true,
    operation: operationNames[draw(operationNames.length)],
    params: { prompt, count: 1 },
    // As long as recipes are.
    designDefinition: {
      family,
      title: `${family} ${some()}`,
      source: { params: { prompt } },
      layers: 'x'.repeat(1000),
    },
    tags: draw(3) === 0 ? [`season ${draw(40)}`] : [],
    createdAt: new Date(Date.UTC(2024, 0, 1) + at * 600_000),
  };
}

const wordsOfColours = ({ fileId, traits }: { fileId: string; traits: number[] }) =>
  mainColours(traits).map((bin) => ({ fileId, word: colourWord(bin) }));

/** Three colours that share most of the picture, and a texture. */
function traitsOf(draw: Draw): number[] {
  const traits = Array.from({ length: traitBytes }, () => draw(40));
  for (const share of [180, 120, 90]) traits[8 + draw(32)] = share;
  for (let at = 0; at < 8; at++) traits[at] = draw(256);
  return traits;
}

/** The same every time. */
function drawer(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
