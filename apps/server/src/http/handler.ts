import type { Endpoint, EndpointName, Endpoints } from '@naksha/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ScopeOf } from './scope.ts';

type Output<Row, Part extends 'params' | 'query' | 'body'> =
  Row extends Record<Part, z.ZodType> ? z.output<Row[Part]> : unknown;

/** What a handler is given: path, query and body of the request, checked and put together. */
export type InputOf<Row extends Endpoint> = Output<Row, 'params'> & Output<Row, 'query'> & Output<Row, 'body'>;

/** Request and reply, for rows whose body or answer is a stream. */
export interface Wire {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The function behind a row. On a raw row it writes its answer to the reply itself. */
export type Handler<Row extends Endpoint> = Row extends { raw: object }
  ? (scope: ScopeOf<Row> & Wire, input: InputOf<Row>) => Promise<void>
  : (scope: ScopeOf<Row>, input: InputOf<Row>) => Promise<z.input<Row['answer']>>;

/** A handler for every row of the contract. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Endpoints[Name]> };
