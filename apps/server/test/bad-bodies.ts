import { type Endpoint, limits } from '@naksha/contract';
import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;
type Path = readonly (string | number)[];

/** A value somewhere within a body. */
export interface Leaf {
  readonly path: Path;
  /** Nothing but the length of a text there is bounded. */
  readonly isFree: boolean;
  readonly isId: boolean;
}

/** What is wrong with a body. */
export interface BadBody {
  readonly what: string;
  readonly body: unknown;
}

const endless = 'x'.repeat(limits.bodyMaxBytes - 8 * 1024);

/** Every value that a body may have: those of a good one, and those that were left out of it. */
export function leavesOf({ body }: Endpoint, good: unknown): Leaf[] {
  const schema = body && z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  const written = schema ? leavesOfSchema(schema, []) : [];
  const known = new Set(written.map(({ path }) => path.join('.')));
  return [...written, ...leavesOfValue(good, []).filter(({ path }) => !known.has(path.join('.')))];
}

/** The same body with another value at a place, which is made where there is none. */
export function withValue(body: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  if (typeof first === 'number') {
    const list: readonly unknown[] = Array.isArray(body) ? body : [];
    return list.length > first ? list.with(first, withValue(list[first], rest, value)) : [withValue({}, rest, value)];
  }
  const inside = Object.entries(Object(body)).find(([name]) => name === first)?.[1];
  return { ...Object(body), [first]: withValue(inside, rest, value) };
}

/** Bodies that are refused whatever else is in them: with nothing, too much, something else, or something more. */
export function badBodies(row: Endpoint, good: unknown): BadBody[] {
  const leaves = leavesOf(row, good);
  return [
    { what: 'nothing', body: {} },
    { what: 'a list', body: [] },
    { what: 'something more', body: { ...Object(good), nonsense: 1 } },
    ...leaves.flatMap(({ path }) => [
      { what: `a text without end as ${path.join('.')}`, body: withValue(good, path, endless) },
      { what: `an object as ${path.join('.')}`, body: withValue(good, path, { nonsense: 1 }) },
    ]),
  ];
}

function leavesOfSchema(schema: Schema | boolean, path: Path): Leaf[] {
  if (typeof schema === 'boolean') return [];
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const found = choices.map((choice) => leavesOfSchema(choice, path));
  // Of forms that exclude each other only what all of them have; the rest is in the good body.
  if (choices.filter(isObject).length > 1)
    return (found[0] ?? []).filter((leaf) => found.every((each) => each.some((other) => isSame(leaf, other))));
  if (choices.length > 0)
    return found.flat().filter((leaf, at, all) => all.findIndex((other) => isSame(leaf, other)) === at);
  if (schema.type === 'object')
    return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => leavesOfSchema(part, [...path, name]));
  const [items] = [schema.items ?? []].flat();
  if (schema.type === 'array' && items !== undefined) return leavesOfSchema(items, [...path, 0]);
  if (path.length === 0) return [];
  const isText = schema.type === 'string' && schema.enum === undefined && schema.const === undefined;
  const isFree = isText && schema.format === undefined && schema.pattern === undefined;
  return [{ path, isFree, isId: schema.format === 'uuid' }];
}

const isObject = (schema: Schema | boolean) => typeof schema !== 'boolean' && schema.type === 'object';
const isSame = (one: Leaf, other: Leaf) => one.path.join('.') === other.path.join('.');

function leavesOfValue(value: unknown, path: Path): Leaf[] {
  if (Array.isArray(value)) return value.slice(0, 1).flatMap((each) => leavesOfValue(each, [...path, 0]));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) => leavesOfValue(part, [...path, name]));
  return path.length === 0 ? [] : [{ path, isFree: typeof value === 'string', isId: false }];
}
