import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../endpoints/endpoint.ts';
import { endpoints } from '../endpoints/table.ts';
import { ruleOfIssue } from '../rule-of-issue.ts';
import { costOf } from './cost-of.ts';
import { jobRequest } from './job-request.ts';
import { ownEngine } from './operation.ts';
import { type OperationName, operations } from './table.ts';

/** The least that each operation needs. */
const least: Readonly<Record<OperationName, object>> = {
  generate: { prompt: 'lotus' },
  edit: { prompt: 'more lotus' },
  variation: {},
  recolour: { colours: [{ from: '#a4322a', to: '#27357a' }] },
  adjust: {},
  filter: { filter: 'sepia' },
  mask: {},
  flatten: {},
  vectorise: {},
  effectTransfer: {},
  repeat: {},
  upscale: {},
  resize: { width: 100 },
  dpi: { dpi: 300 },
  onModel: {},
  export: { fileName: 'saree' },
  exportPsd: { fileName: 'saree' },
  mix: {},
  replicate: {},
  fromModel: {},
};
const names = Object.keys(least) as OperationName[];

/** A setting of an operation and the ends of its range; `step` is what lies just outside of them. */
const ranges: readonly (readonly [name: OperationName, setting: string, from: number, to: number, step: number])[] = [
  ['generate', 'level', 1, 5, 1],
  ['generate', 'width', 64, 4096, 1],
  ['generate', 'height', 64, 4096, 1],
  ['generate', 'count', 1, 4, 1],
  ['variation', 'level', 1, 5, 1],
  ['variation', 'count', 1, 4, 1],
  ['recolour', 'radius', 1, 60, 0.5],
  ['recolour', 'softness', 0, 100, 0.5],
  ['adjust', 'brightness', -100, 100, 0.5],
  ['adjust', 'contrast', -100, 100, 0.5],
  ['adjust', 'saturation', -100, 100, 0.5],
  ['adjust', 'temperature', -100, 100, 0.5],
  ['adjust', 'hue', -180, 180, 0.5],
  ['adjust', 'sharpness', 0, 100, 0.5],
  ['filter', 'strength', 0, 100, 0.5],
  ['mask', 'strength', 1, 100, 0.5],
  ['onModel', 'scaleCm', 1, 300, 0.5],
  ['onModel', 'sidePx', 600, 6000, 1],
  ['flatten', 'colours', 2, 64, 1],
  ['flatten', 'denoise', 0, 3, 1],
  ['flatten', 'smallest', 1, 16, 1],
  ['vectorise', 'colours', 2, 64, 1],
  ['vectorise', 'denoise', 0, 3, 1],
  ['vectorise', 'sharpen', 0, 100, 1],
  ['vectorise', 'smallest', 1, 16, 1],
  ['vectorise', 'detail', 1, 5, 1],
  ['effectTransfer', 'strength', 0, 100, 0.5],
  ['effectTransfer', 'size', 1, 5, 1],
  ['repeat', 'columns', 1, 1000, 1],
  ['repeat', 'rows', 1, 1000, 1],
  ['repeat', 'width', 1, 300_000, 1],
  ['repeat', 'height', 1, 300_000, 1],
  ['repeat', 'gapHorizontal', 0, 100_000, 0.5],
  ['repeat', 'gapVertical', 0, 100_000, 0.5],
  ['repeat', 'offsetHorizontal', -100_000, 100_000, 0.5],
  ['repeat', 'offsetVertical', -100_000, 100_000, 0.5],
  ['repeat', 'brushHorizontal', 0, 20, 0.5],
  ['repeat', 'brushVertical', 0, 20, 0.5],
  ['upscale', 'scale', 2, 4, 1],
  ['upscale', 'creativity', 1, 5, 1],
  ['upscale', 'sharpness', 0, 100, 1],
  ['resize', 'dpi', 1, 300, 1],
  ['dpi', 'dpi', 1, 300, 1],
  ['export', 'dpi', 1, 300, 1],
  ['export', 'widthCm', 0.1, 1000, 0.05],
  ['export', 'quality', 1, 100, 1],
  ['exportPsd', 'dpi', 1, 300, 1],
  ['exportPsd', 'widthCm', 0.1, 1000, 0.05],
  ['mix', 'weight', 0, 1, 0.01],
  ['mix', 'count', 1, 4, 1],
  ['replicate', 'count', 1, 4, 1],
];

const fieldsOf = (name: OperationName, params: object) =>
  (operations[name].params.safeParse({ ...least[name], ...params }).error?.issues ?? []).map(
    (issue) => ruleOfIssue(issue).field,
  );

describe.each(ranges)('%s by %s from %d to %d', (name, setting, from, to, step) => {
  it('takes both ends', () => {
    for (const value of [from, to]) expect(fieldsOf(name, { [setting]: value })).toEqual([]);
  });

  it('refuses what lies just outside and what is no number, and names the field', () => {
    for (const value of [from - step, to + step, Number.NaN, Number.POSITIVE_INFINITY, `${from}`, null])
      expect(fieldsOf(name, { [setting]: value }), String(value)).toContain(setting);
  });

  it('refuses a part of a whole where only whole ones count', () => {
    if (step !== 1) return;
    expect(fieldsOf(name, { [setting]: from + 0.5 })).toContain(setting);
  });
});

describe.each(names)('the settings of %s', (name) => {
  const { params, inputs, request } = operations[name];
  const asked = { operation: name, inputs: Array(inputs.min).fill(crypto.randomUUID()), params: least[name] };

  it('stay the same when what was read is read again, as a stored job is', () => {
    const once = params.parse(least[name]);
    expect(params.parse(JSON.parse(JSON.stringify(once)))).toEqual(once);
  });

  it('take no field that they do not know, and say which', () => {
    expect(fieldsOf(name, { glow: 3 })).toEqual(['glow']);
  });

  it.each([undefined, null, 7, 'lotus', []])('are an object, not %j', (value) => {
    expect(params.safeParse(value).success).toBe(false);
  });

  it('come with as many pictures as the operation works on', () => {
    const of = (count: number) => ({ ...asked, inputs: Array(count).fill(crypto.randomUUID()) });
    expect(request.safeParse(asked).success).toBe(true);
    expect(jobRequest.safeParse(asked).success).toBe(true);
    expect(request.safeParse(of(inputs.max)).success).toBe(true);
    expect(request.safeParse(of(inputs.max + 1)).success).toBe(false);
    if (inputs.min > 0) expect(request.safeParse(of(inputs.min - 1)).success).toBe(false);
    if (inputs.max > 0) expect(request.safeParse({ ...asked, inputs: ['../../etc/passwd'] }).success).toBe(false);
  });

  it('cost what the table says, for each result', () => {
    const row = operations[name];
    const given = { inputs: [], engine: ownEngine, prices: {} };
    expect(costOf(row, {}, given)).toBe(row.price);
    expect(costOf(row, { count: 4 }, given)).toBe(4 * row.price);
  });
});

/** Every place of a JSON schema that takes words, numbers or lists without an end. */
function endless(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap((each, i) => endless(each, `${path}|${i}`));
  const { type, enum: options, const: only, ...rest } = schema as Record<string, unknown>;
  const has = (...keys: readonly string[]) => keys.some((key) => rest[key] !== undefined);
  const found: string[] = [];
  if (options === undefined && only === undefined) {
    if (type === 'string' && !has('maxLength', 'format', 'pattern')) found.push(path);
    if (
      (type === 'number' || type === 'integer') &&
      !(has('maximum', 'exclusiveMaximum') && has('minimum', 'exclusiveMinimum'))
    )
      found.push(path);
    if (type === 'array' && !has('maxItems', 'prefixItems')) found.push(path);
  }
  for (const [key, value] of Object.entries(rest)) {
    if (key === 'properties')
      for (const [name, each] of Object.entries(value as object)) found.push(...endless(each, `${path}.${name}`));
    else if (['items', 'prefixItems', 'anyOf', 'allOf', 'oneOf', 'additionalProperties', '$defs'].includes(key))
      found.push(...endless(value, path));
  }
  return found;
}
const endlessIn = (schema: z.ZodType, name: string) =>
  endless(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), name);

describe('every input has a limit', () => {
  it.each(names)('in the settings of %s', (name) => {
    expect(endlessIn(operations[name].request, name)).toEqual([]);
  });

  it('in the bodies and queries of every endpoint', () => {
    const found = Object.entries<Endpoint>(endpoints).flatMap(([name, { body, query }]) => [
      ...(body ? endlessIn(body, name) : []),
      ...(query ? endlessIn(query, name) : []),
    ]);
    // A number that is only kept for the screens of a person is as long as any other.
    expect(found).toEqual(['updateMe.preferences|1']);
  });
});
