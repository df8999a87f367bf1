import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';
import { lanes } from './run-lanes.ts';

test('a whole run runs every project, each in one lane', () => {
  const projects = config.test?.projects ?? [];
  const names = projects.map((project) => typeof project === 'object' && 'test' in project && project.test?.name);
  expect(names.length).toBeGreaterThan(0);
  expect(lanes.flat(2).sort()).toEqual(names.sort());
});
