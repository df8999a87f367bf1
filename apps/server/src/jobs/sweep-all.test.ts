import { expect, test } from 'vitest';
import { sweepAll } from './sweep-all.ts';

test('a step that fails is reported and stops none of the others, and none begins after the stop', async () => {
  const stopping = new AbortController();
  const heard: unknown[] = [];
  const steps = [
    () => Promise.reject(new Error('The disk is away.')),
    async () => void heard.push('money'),
    async () => stopping.abort(),
    async () => void heard.push('too late'),
  ];
  await sweepAll(steps, stopping.signal, (error) => heard.push(error));
  expect(heard).toEqual([new Error('The disk is away.'), 'money']);
});
