import { type Endpoint, type EndpointName, endpoints } from '@naksha/contract';
import { expect, test } from 'vitest';
import { sampleBodies } from '../../test/authorization-samples.ts';
import { bodyDepth } from './body-depth.ts';

const context = {
  clientId: '',
  userId: '',
  username: '',
  s3FileName: '',
  resetToken: '',
  code: '',
  planId: '',
  soldPlanId: '',
};
const names = Object.keys(sampleBodies).filter((name): name is keyof typeof sampleBodies => name in endpoints);

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

test('a body may be as deep as the schema of its call, and one deeper', () => {
  expect(names.length).toBeGreaterThan(30);
  for (const name of names) {
    const depth = bodyDepth(endpoints[name].body);
    expect(depthOf(sampleBodies[name](context)), name).toBeLessThan(depth);
  }
  const of = (name: EndpointName) => {
    const row: Endpoint = endpoints[name];
    return bodyDepth(row.body);
  };
  // A job may have an area of strokes of points on a photograph.
  expect([of('logout'), of('login'), of('updateMe'), of('putAllowedIps'), of('submitJob')]).toEqual([1, 2, 3, 3, 9]);
});
