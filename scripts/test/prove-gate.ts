import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildHouse, write } from './house.ts';

/** Spoils a house in one place. */
type Spoil = (house: string) => void;

/** Tests that a gate passes on a healthy house and fails on each spoiled one, saying the word, or words, that name the fault; `prepare` adds what only this gate looks at. */
export function proveGate(
  gate: string,
  faults: Record<string, [word: string | readonly string[], spoil: Spoil]>,
  prepare: Spoil = () => undefined,
): void {
  describe(`the gate ${gate}`, () => {
    let house: string;
    beforeEach(() => {
      house = buildHouse();
      prepare(house);
    });
    afterEach(() => rmSync(house, { recursive: true, force: true }));

    test(`${gate} passes on a healthy house`, () => {
      expect(runGate(gate, house)).toMatchObject({ status: 0 });
    });

    test.each(Object.entries(faults))(`${gate} fails on %s`, (_, [word, spoil]) => {
      spoil(house);
      const { status, said } = runGate(gate, house);
      for (const each of [word].flat()) expect(said).toContain(each);
      expect(status).not.toBe(0);
    });
  });
}

/** Tests that a gate names each of these faulty files, with what is wrong in it; all lie in one house, for the gate looks at each file alone. */
export function proveGateOnFiles(
  gate: string,
  folder: string,
  faults: Record<string, [word: string, ...lines: string[]]>,
  prepare: Spoil = () => undefined,
): void {
  const fileOf = (nth: number) => `${folder}/fault-${nth}.ts`;
  let said: string[] = [];
  beforeAll(() => {
    const house = buildHouse();
    prepare(house);
    for (const [nth, [, ...lines]] of Object.values(faults).entries()) put(fileOf(nth), ...lines)(house);
    const outcome = runGate(gate, house);
    said = outcome.status === 0 ? [] : outcome.said.split('\n');
    rmSync(house, { recursive: true, force: true });
  });

  const cases = Object.entries(faults).map(([title, [word]], nth) => [title, fileOf(nth), word] as const);
  test.each(cases)(`${gate} fails on %s`, (_, file, word) => {
    expect(said.filter((line) => line.startsWith(`${file}:`)).join('\n')).toContain(word);
  });
}

/** Tests that a gate says each of these lines, or one that begins so, of a house in which all faults are at once, each in files of its own. For a gate that takes long and names what is wrong with whom. */
export function proveGateAtOnce(
  gate: string,
  faults: Record<string, [line: string | readonly string[], spoil: Spoil]>,
) {
  let said: string[] = [];
  beforeAll(() => {
    const house = buildHouse();
    for (const [, spoil] of Object.values(faults)) spoil(house);
    const outcome = runGate(gate, house);
    said = outcome.status === 0 ? [] : outcome.said.split('\n');
    rmSync(house, { recursive: true, force: true });
  });

  test.each(Object.entries(faults))(`${gate} fails on %s`, (_, [line]) => {
    const missing = [line].flat().filter((start) => !said.some((each) => each.startsWith(start)));
    expect(missing, said.join('\n')).toEqual([]);
  });
}

/** Runs a gate in a house as npm does, without the start of npm, which takes longer than most gates do. */
function runGate(gate: string, house: string) {
  const { scripts } = JSON.parse(readFileSync(join(house, 'package.json'), 'utf8'));
  const env = { ...process.env, PATH: [join(house, 'node_modules/.bin'), process.env.PATH].join(delimiter) };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', scripts[gate]], { cwd: house, env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

/** Puts these lines in the place of a file. */
export function put(path: string, ...lines: string[]): Spoil {
  return (house) => write(house, path, `${lines.join('\n')}\n`);
}

/** Replaces one piece of a file by another. */
export function replace(path: string, from: string, to: string): Spoil {
  return (house) => {
    const text = readFileSync(join(house, path), 'utf8');
    expect(text).toContain(from);
    write(house, path, text.replace(from, to));
  };
}
