import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Endpoint, endpoints } from '@naksha/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { queryKeys } from './query-keys.ts';

const root = join(import.meta.dirname, '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => readFileSync(join(root, path), 'utf8'));
const rows = new Map<string, Endpoint>(Object.entries(endpoints));
const keys = new Map<string, readonly unknown[] | ((...parts: never[]) => readonly unknown[])>(
  Object.entries(queryKeys),
);

const callsIn = (text: string) => [...text.matchAll(/call\(\s*endpoints\.(\w+)/g)].map(([, name = '']) => name);
const keysIn = (text: string) => [...text.matchAll(/queryKeys\.(\w+)/g)].map(([, name = '']) => name);

/** The effects of a source, which do something without anybody at the screen when what was asked for has changed. */
function effectsOf(text: string): string[] {
  return [...text.matchAll(/useEffect\(/g)].map(({ index }) => {
    let depth = 0;
    let end = text.indexOf('(', index);
    do {
      if (text[end] === '(') depth++;
      if (text[end] === ')') depth--;
      end++;
    } while (depth > 0 && end < text.length);
    return text.slice(index, end);
  });
}

/** A key as far as it is known without its parts. */
function keyOf(name: string): readonly unknown[] {
  const key = keys.get(name) ?? [];
  if (typeof key !== 'function') return key;
  const whole = z.array(z.unknown()).parse(Reflect.apply(key, undefined, []));
  const known = whole.findIndex((part) => typeof part !== 'string');
  return known === -1 ? whole : whole.slice(0, known);
}

/** The calls that a source makes for queries under a key. */
function callsUnder(text: string, prefix: readonly unknown[]): string[] {
  return [...text.matchAll(/queryKeys\.(\w+)/g)].flatMap(({ 1: name = '', index }) => {
    const isUnder = prefix.every((part, at) => keyOf(name)[at] === part);
    const after = text.slice(index).split(/\n\s*\n|queryKeys\./)[1] ?? '';
    return isUnder ? callsIn(after).slice(0, 1) : [];
  });
}

/** What is asked again and again, and what comes of it: what effects of the same source do, and the queries that they have loaded again. */
function callsWithoutAnybody(): string[] {
  const polled = new Set(sources.filter((text) => /refetchInterval|everyMs=\{/.test(text)));
  const asked = [...polled].flatMap(callsIn).filter((name) => rows.get(name)?.method === 'GET');
  // What is loaded again may have effects of its own: its source joins those that are gone through.
  for (const text of polled) {
    const effects = effectsOf(text);
    asked.push(...effects.flatMap(callsIn));
    const loadedAgain = effects.filter((effect) => effect.includes('invalidateQueries')).flatMap(keysIn);
    for (const prefix of loadedAgain.map(keyOf))
      for (const source of sources) {
        const calls = callsUnder(source, prefix);
        asked.push(...calls);
        if (calls.length > 0) polled.add(source);
      }
  }
  return [...new Set(asked)].sort();
}

it('asks without anybody at the screen only for what is no sign of them, so that one that was left ends its session', () => {
  const asked = callsWithoutAnybody();
  // One that polls, one that it has loaded again, and one that an effect makes when that has come.
  expect(asked).toEqual(
    expect.arrayContaining(['getSupportNews', 'listAsks', 'listTickets', 'readTicket', 'getMyPlan']),
  );
  const counted = asked.filter((name) => rows.get(name)?.access !== 'public' && !rows.get(name)?.passive);
  expect(counted).toEqual([]);
});
