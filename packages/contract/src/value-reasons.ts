import type { z } from 'zod';

/**
 * Why a value is not accepted, said as what to do about it: the end of the sentence of `invalid_value`. A schema may name a row as the
 * message of a rule of its own; what it says without one is read by `reasonOfIssue`.
 */
export const valueReasons = {
  missing: 'it is missing',
  not_empty: 'it is empty',
  text: 'give text',
  number: 'give a number',
  whole_number: 'give a whole number',
  yes_or_no: 'give true or false',
  list: 'give a list',
  fields: 'give an object with named fields',
  nothing: 'leave it out',
  one_of: 'choose one of {values}',
  only: 'give {values}',
  at_most: 'give at most {limit}',
  less_than: 'give less than {limit}',
  at_least: 'give at least {limit}',
  more_than: 'give more than {limit}',
  most_characters: 'give at most {limit} characters',
  least_characters: 'give at least {limit} characters',
  most_entries: 'give at most {limit} entries',
  least_entries: 'give at least {limit} entries',
  multiple: 'give a multiple of {limit}',
  id: 'give an id that this product gave out',
  web_address: 'give an address that begins with https://',
  email: 'give an address such as name@example.com',
  moment: 'give a moment such as 2026-11-27T09:30:00Z',
  day: 'give a day such as 2026-11-27',
  month: 'give a month such as 2026-11',
  year: 'give a moment after the year 0',
  form: 'give it in the form {form}',
  colour: 'give a colour such as #1b2a49',
  sha256: 'give the SHA-256 of a file as 64 digits and lowercase letters',
  seed: 'give 1 to 32 lowercase letters, digits or hyphens',
  visible_characters: 'give {least} to {limit} visible characters',
  unkeepable: 'it has characters that cannot be stored; leave them out',
  each_once: 'name each file once',
  same_gaps: 'give the same gap in both directions for a layout that turns by a third',
  locks: 'name each locked colour once, and no more of them than there are colours',
  palette: 'name each colour once, no more of them than the number of colours, and include the locked ones',
  side: 'give a width or a height',
  cmyk_format: 'choose jpeg or tiff for cmyk',
  bits_format: 'choose png or tiff in rgb for 16 bits',
  piece_format: 'choose png, jpeg or tiff for a piece',
  piece_layers: 'choose motif for a piece',
  piece_model: 'choose saree, dupatta, bedsheet or kurta for a piece',
  grid_points: 'give a point for each knot',
  grid_folded: 'give a grid that is not folded over',
  no_form: 'it matches none of the forms accepted here',
  other: 'it breaks a rule of this field',
} as const satisfies Record<string, string>;
export type ValueReason = keyof typeof valueReasons;

export const isValueReason = (name: unknown): name is ValueReason =>
  typeof name === 'string' && Object.hasOwn(valueReasons, name);

/** A reason and what fills its words. */
export interface Reason {
  readonly issue: ValueReason;
  readonly limit?: number;
  readonly least?: number;
  readonly values?: string;
  readonly form?: string;
}

/** So many values are named in a sentence; whoever wants all reads the description of the API. */
const valuesNamed = 12;

/**
 * Reads what a schema found wrong with a value. That it is missing is known where the schema was asked to report its input. What a schema
 * says of itself is English for programmers and is repeated nowhere.
 */
export function reasonOfIssue(issue: z.core.$ZodIssue): Reason {
  if (isValueReason(issue.message)) return { issue: issue.message };
  if ('input' in issue && issue.input === undefined) return { issue: 'missing' };
  switch (issue.code) {
    case 'invalid_type':
      return { issue: kinds[issue.expected] ?? 'other' };
    case 'invalid_value':
      return oneOf(issue.values);
    case 'too_big':
      return {
        issue: bounds(issue.origin).most(issue.inclusive !== false || issue.exact === true),
        limit: Number(issue.maximum),
      };
    case 'too_small':
      if (
        Number(issue.minimum) === 1 &&
        issue.origin !== 'number' &&
        issue.origin !== 'int' &&
        issue.origin !== 'bigint'
      )
        return { issue: 'not_empty' };
      return {
        issue: bounds(issue.origin).least(issue.inclusive !== false || issue.exact === true),
        limit: Number(issue.minimum),
      };
    case 'not_multiple_of':
      // A number with a fraction where none may be.
      return issue.divisor === 1 ? { issue: 'whole_number' } : { issue: 'multiple', limit: issue.divisor };
    case 'invalid_format':
      return formatOf(issue.format, issue.pattern);
    case 'invalid_union':
      return 'options' in issue && issue.options ? oneOf(issue.options) : ofUnion(issue.errors);
    default:
      return { issue: 'other' };
  }
}

function oneOf(values: readonly unknown[]): Reason {
  const named = values.slice(0, valuesNamed).map(String);
  const all = [...named, ...(values.length > valuesNamed ? ['…'] : [])].join(', ');
  return { issue: values.length === 1 ? 'only' : 'one_of', values: all };
}

const kinds: Readonly<Record<string, ValueReason>> = {
  string: 'text',
  number: 'number',
  int: 'whole_number',
  boolean: 'yes_or_no',
  array: 'list',
  tuple: 'list',
  object: 'fields',
  record: 'fields',
  date: 'moment',
  null: 'nothing',
  never: 'nothing',
  undefined: 'nothing',
  nan: 'number',
};

function bounds(origin: string): Record<'most' | 'least', (isInclusive: boolean) => ValueReason> {
  if (origin === 'string') return { most: () => 'most_characters', least: () => 'least_characters' };
  if (origin === 'array' || origin === 'set' || origin === 'object' || origin === 'map')
    return { most: () => 'most_entries', least: () => 'least_entries' };
  return {
    most: (isInclusive) => (isInclusive ? 'at_most' : 'less_than'),
    least: (isInclusive) => (isInclusive ? 'at_least' : 'more_than'),
  };
}

const formats: Readonly<Record<string, ValueReason>> = {
  uuid: 'id',
  guid: 'id',
  url: 'web_address',
  email: 'email',
  datetime: 'moment',
  date: 'day',
};

function formatOf(format: string, pattern: string | undefined): Reason {
  const known = formats[format];
  if (known) return { issue: known };
  return pattern === undefined ? { issue: 'other' } : { issue: 'form', form: pattern };
}

/** A value may be one of several kinds: the reason of the only kind that it comes near, and otherwise that it is none of them. */
function ofUnion(branches: readonly (readonly z.core.$ZodIssue[])[]): Reason {
  const near = branches.filter((issues) =>
    issues.every((issue) => issue.code !== 'invalid_type' || issue.path.length > 0),
  );
  const [only] = near.length === 1 ? near : [];
  const [first] = only ?? [];
  if (first && first.path.length === 0) return reasonOfIssue(first);
  const literals = branches.flatMap(([issue]) => (issue?.code === 'invalid_value' ? issue.values.map(String) : []));
  return literals.length > 0 && near.length === branches.length ? oneOf(literals) : { issue: 'no_form' };
}
