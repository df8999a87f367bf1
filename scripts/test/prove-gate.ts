import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildHouse, write } from './house.ts';

/** Spoils a house in one place. */
type Spoil = (house: string) => void;

/** Tests that a gate passes on a healthy house and fails on each spoiled one, saying the word, or words, that name the fault; `prepare` adds what only this gate looks at. */
export function proveGate(
  gate: string,
  faults: Record<string, [word: string | readonly string[], spoil: Spoil]>,
  prepare: Spoil = () => undefined,
): void {
  let house: string;
  beforeEach(() => {
    house = buildHouse();
    prepare(house);
  });
  afterEach(() => rmSync(house, { recursive: true, force: true }));

  // As npm does it, without the start of npm, which takes longer than most gates do.
  const run = () => {
    const { scripts } = JSON.parse(readFileSync(join(house, 'package.json'), 'utf8'));
    const env = { ...process.env, PATH: [join(house, 'node_modules/.bin'), process.env.PATH].join(delimiter) };
    const { status, stdout, stderr } = spawnSync('sh', ['-c', scripts[gate]], { cwd: house, env, encoding: 'utf8' });
    return { status, said: stdout + stderr };
  };

  test(`${gate} passes on a healthy house`, () => {
    expect(run()).toMatchObject({ status: 0 });
  });

  test.each(Object.entries(faults))(`${gate} fails on %s`, (_, [word, spoil]) => {
    spoil(house);
    const { status, said } = run();
    for (const each of [word].flat()) expect(said).toContain(each);
    expect(status).not.toBe(0);
  });
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
