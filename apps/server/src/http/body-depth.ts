import { limits } from '@naksha/contract';
import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

/**
 * How deep objects and lists may lie inside each other in the body of a call: as its schema has them, and one more, so that what is a
 * little wrong is still answered with its field. A call without a schema takes an empty object.
 */
export function bodyDepth(schema: z.ZodType | undefined): number {
  if (schema === undefined) return 1;
  const deepest = depthOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }));
  return Math.min(limits.bodyMaxDepth, deepest + 1);
}

function depthOf(schema: Schema | boolean): number {
  if (typeof schema === 'boolean') return schema ? limits.bodyMaxDepth : 0;
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].map(depthOf);
  if (choices.length > 0) return Math.max(...choices);
  if (schema.type === 'object') return 1 + Math.max(0, ...membersOf(schema).map(depthOf));
  if (schema.type === 'array') return 1 + Math.max(0, ...[schema.items ?? []].flat().map(depthOf));
  // A schema that refers to itself, or takes anything.
  const isOpen = schema.type === undefined && schema.const === undefined && schema.enum === undefined;
  return isOpen ? limits.bodyMaxDepth : 0;
}

function membersOf({ properties = {}, additionalProperties = false }: Schema): (Schema | boolean)[] {
  return [...Object.values(properties), additionalProperties];
}
