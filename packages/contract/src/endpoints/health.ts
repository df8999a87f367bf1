import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

export const healthEndpoints = {
  health: {
    method: 'GET',
    path: '/health',
    access: 'public',
    isProbe: true,
    summary: 'The process answers',
    answer: z.strictObject({ status: z.literal('ok') }),
  },
  ready: {
    method: 'GET',
    path: '/ready',
    access: 'public',
    isProbe: true,
    summary: 'The product is usable: 200, else 503',
    answer: z.strictObject({ status: z.literal('ready') }),
  },
  openapi: {
    method: 'GET',
    path: '/openapi.json',
    access: 'public',
    summary: 'This contract as an OpenAPI document',
    answer: z.record(z.string(), z.unknown()),
  },
  installation: {
    method: 'GET',
    path: '/installation',
    access: 'public',
    summary: 'What this installation sends to servers of others',
    answer: z.strictObject({
      /** To a language model, when better words are asked for. */
      sendsWords: z.boolean(),
      /** To an image model, for changes that are not made here. */
      sendsPictures: z.boolean(),
      /** Mails, through a mail server. */
      sendsMail: z.boolean(),
    }),
  },
  demonstration: {
    method: 'GET',
    path: '/demonstration',
    access: 'public',
    summary: 'The log-ins of the demonstration, while it is on',
    answer: z.strictObject({
      logins: z.array(z.strictObject({ login: z.string(), password: z.string(), roles: z.string() })),
    }),
  },
} satisfies Record<string, Endpoint>;
