import { type Access, type Endpoint, endpoints, errorAnswer, quotaAnswer } from '@naksha/contract';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** The contract as an OpenAPI 3.1 document, made from its table. */
export function openapi(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, row] of Object.entries<Endpoint>(endpoints)) {
    const path = paths[row.path] ?? {};
    path[row.method.toLowerCase()] = operationOf(name, row);
    paths[row.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Naksha', version: '1', description: 'Textile designs from words, as a service.' },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The authToken of POST /auth/login' },
        key: { type: 'apiKey', in: 'header', name: 'x-api-key' },
      },
      responses: {
        Failure: { description: 'A failure of the catalogue', content: json(schemaOf(errorAnswer, 'output')) },
      },
    },
  };
}

function operationOf(name: string, row: Endpoint): Json {
  const words = wordsOf(row);
  return {
    operationId: name,
    summary: row.summary,
    tags: [tagOf(row)],
    description: `Access: ${words.join(', ')}.`,
    security: securityOf(words),
    parameters: [...parametersOf(row.params, 'path'), ...parametersOf(row.query, 'query'), ...headersOf(row)],
    ...(requestBodyOf(row) && { requestBody: requestBodyOf(row) }),
    responses: responsesOf(row),
  };
}

/** The first word of the path; calls about the installation itself are of one word only. */
function tagOf(row: Endpoint): string {
  const [, first = '', second] = row.path.split('/');
  return second === undefined && row.access === 'public' ? 'installation' : first;
}

function wordsOf(row: Endpoint): readonly Access[] {
  return typeof row.access === 'string' ? [row.access] : row.access;
}

function securityOf(words: readonly Access[]): Json[] {
  if (words.includes('public') || words.includes('signed')) return [];
  const keys = words.includes('key') ? [{ key: [] }] : [];
  return words.some((word) => word !== 'key') ? [{ session: [] }, ...keys] : keys;
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(asSchema(field), undefined).success,
    schema: schemaOf(asSchema(field), 'input'),
  }));
}

function asSchema(field: unknown): z.ZodType {
  if (field instanceof z.ZodType) return field;
  throw new TypeError('A field of a row is no schema.');
}

function headersOf(row: Endpoint): Json[] {
  return row.idempotent ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 255 } }] : [];
}

function requestBodyOf(row: Endpoint): Json | undefined {
  if (row.raw?.body) return { content: { [row.raw.body]: { schema: { type: 'string', format: 'binary' } } } };
  return row.body && { required: true, content: json(schemaOf(row.body, 'input')) };
}

function responsesOf(row: Endpoint): Json {
  const status = String(row.status ?? 200);
  const failure = { $ref: '#/components/responses/Failure' };
  const quota = { description: 'Credits have run out', content: json(schemaOf(quotaAnswer, 'output')) };
  const body = row.raw?.answer
    ? { content: { [row.raw.answer]: { schema: { type: 'string' } } } }
    : row.status === 204
      ? {}
      : { content: json(row.quota && status === '200' ? either(row.answer) : schemaOf(row.answer, 'output')) };
  return {
    ...(row.quota && { 200: quota }),
    [status]: { description: row.summary, ...body },
    '4XX': failure,
    '5XX': failure,
  };
}

function either(answer: z.ZodType): Json {
  return { anyOf: [schemaOf(answer, 'output'), schemaOf(quotaAnswer, 'output')] };
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
