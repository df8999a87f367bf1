import { expect, it } from 'vitest';
import { expectNoComplaints } from '../test/complaints.ts';

it.each(['error', 'warn'] as const)('fails a test that leaves a console.%s behind, and only that one', (level) => {
  // biome-ignore lint/suspicious/noConsole: a complaint is what this is about
  console[level]('not wrapped in %s', 'act');
  expect(expectNoComplaints).toThrow('not wrapped in %s act');
  expectNoComplaints();
});
