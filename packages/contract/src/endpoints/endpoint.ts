import type { z } from 'zod';

/**
 * Who may call. `public` anyone; `any` any live session; `user` role user, or an admin in user mode, of an active
 * client; `admin` client administrator; `super` super-admin; `key` a server-to-server API key; `signed` a valid signed
 * URL. A list means any of them.
 */
export type Access = 'public' | 'any' | 'user' | 'admin' | 'super' | 'key' | 'signed';

/** One row of the contract. From it the server makes the route, the web its client, the tests their matrix. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** OpenAPI style: `/users/{id}`. */
  readonly path: `/${string}`;
  readonly access: Access | readonly [Access, ...Access[]];
  /** What kind of row the path's id names, so that the authorization test can make own, foreign and absent ones. */
  readonly owns?: string;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The success status; 200 when absent. */
  readonly status?: number;
  readonly answer: z.ZodType;
}
