import { z } from 'zod';

/** An empty field of a form means the field was left out. */
export function orAbsent<Field extends z.ZodType>(field: Field) {
  return z.preprocess((text) => (text === '' ? undefined : text), field.optional());
}
