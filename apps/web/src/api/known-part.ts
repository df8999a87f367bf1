import type { z } from 'zod';

/** Keys that no one knows, and where they stand. */
interface Strangers {
  readonly path: readonly PropertyKey[];
  readonly keys: readonly string[];
}

/**
 * Reads what the server says as this page knows it: keys that a newer one has added are left out, so that a page that was opened before
 * lives on. All else is to be as promised.
 */
export function knownPart<Schema extends z.ZodType>(
  schema: Schema,
  said: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  let known = schema.safeParse(said);
  const part: unknown = known.success ? said : structuredClone(said);
  while (known.error) {
    const strangers = strangersOf(known.error.issues);
    if (!strangers) break;
    for (const stranger of strangers) leaveOut(part, stranger);
    known = schema.safeParse(part);
  }
  return known;
}

/** Undefined where anything but unknown keys is wrong. What may be of several kinds is taken for the one with the fewest. */
function strangersOf(
  issues: readonly z.core.$ZodIssue[],
  at: readonly PropertyKey[] = [],
): readonly Strangers[] | undefined {
  const each = issues.map((issue) => {
    const path = [...at, ...issue.path];
    if (issue.code === 'unrecognized_keys') return [{ path, keys: issue.keys }];
    if (issue.code !== 'invalid_union') return undefined;
    const kinds = issue.errors.map((errors) => strangersOf(errors, path)).filter((kind) => kind !== undefined);
    return kinds.toSorted((one, other) => count(one) - count(other))[0];
  });
  const found = each.filter((strangers) => strangers !== undefined);
  return found.length === issues.length && found.length > 0 ? found.flat() : undefined;
}

const count = (strangers: readonly Strangers[]) => strangers.reduce((sum, { keys }) => sum + keys.length, 0);

function leaveOut(part: unknown, { path, keys }: Strangers): void {
  const holder = path.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), part);
  for (const key of keys) Reflect.deleteProperty(Object(holder), key);
}
