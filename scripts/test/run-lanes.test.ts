import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';
import { lanes, mannerOf } from './run-lanes.ts';

test('a whole run runs every project, each in one lane', () => {
  const projects = config.test?.projects ?? [];
  const names = projects.map((project) => typeof project === 'object' && 'test' in project && project.test?.name);
  expect(names.length).toBeGreaterThan(0);
  expect(lanes.flat(2).sort()).toEqual(names.sort());
});

test('only the lane that weaves gives way, and has three times the time for its end as for its tests', () => {
  const yielding = lanes.flat().filter((projects) => mannerOf(projects).givesWay);
  expect(yielding).toEqual([['weaving']]);
  const [usual, giving] = [mannerOf(['unit']), mannerOf(['weaving'])];
  expect(giving).toEqual({
    longestMs: 3 * usual.longestMs,
    farewellMs: 3 * usual.farewellMs,
    givesWay: true,
  });
  const limitOf = (name: string) =>
    config.test?.projects
      ?.map((project) => (typeof project === 'object' && 'test' in project ? project.test : undefined))
      .find((project) => project?.name === name)?.testTimeout;
  expect(limitOf('weaving')).toBe(3 * Number(limitOf('unit')));
});

test('a lane of which only a part gives way is none', () => {
  expect(() => mannerOf(['weaving', 'unit'])).toThrow('Not all of a lane gives way: weaving, unit');
});
