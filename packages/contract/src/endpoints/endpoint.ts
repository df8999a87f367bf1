import type { z } from 'zod';
import type { ClientList } from '../client-lists.ts';
import type { ErrorCode } from '../errors.ts';
import type { FaultCode } from '../fault-words.ts';

/**
 * Who may call. `public` anyone; `any` any live session; `user` role user, or an admin in user mode, of an active
 * client; `admin` client administrator, in user mode too; `super` super-admin; `key` a server-to-server API key;
 * `signed` a valid signed URL. A list means any of them.
 */
export type Access = 'public' | 'any' | 'user' | 'admin' | 'super' | 'key' | 'signed';

/**
 * The kinds of row a path's id can name. Except for a super-admin, only rows of the caller's client are there; a session is
 * there for the one whose it is and for no one else.
 */
export type Owned =
  | 'user'
  | 'client'
  | 'file'
  | 'binnedFile'
  | 'ownBinned'
  | 'folder'
  | 'area'
  | 'design'
  | 'job'
  | 'failedJob'
  | 'mail'
  | 'session'
  | 'ticket'
  | 'jobAsk'
  | 'sale'
  | 'signUp'
  | 'place'
  | 'plan'
  | 'coupon'
  | 'cost'
  | 'payment'
  | 'sentPayment'
  | 'paidPayment'
  | 'returnedPayment'
  | 'reseller'
  | 'owedReseller'
  | 'apiKey';

/** Under which word it stands in the log of a client that a super-admin was shown something of it. */
export type ClientRoom =
  | ClientList
  | 'client'
  | 'logo'
  | 'users'
  | 'log'
  | 'sessions'
  | 'credits'
  | 'billing'
  | 'tickets'
  | 'mails'
  | 'payments';

/** One row of the contract. From it the server makes the route, the web its client, the tests their matrix. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** OpenAPI style: `/users/{id}`. */
  readonly path: `/${string}`;
  readonly access: Access | readonly [Access, ...Access[]];
  /** What kind of row the path's id names, so that the authorization test can make own, foreign and absent ones. */
  readonly owns?: Owned;
  readonly summary: string;
  /**
   * Of each GET that a super-admin may call: what of clients it shows them, which is then logged at each of those clients. `register` is a list
   * that names clients, with plan, end, balance, money or people, and is logged by the ids in its answer; `nothing` is the installation's or the
   * caller's own, and what is summed up over all clients.
   */
  readonly reads?: ClientRoom | 'nothing';
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The most bytes a JSON body may have; `limits.bodyMaxBytes` when absent. */
  readonly bodyLimitBytes?: number;
  /** The success status; 200 when absent. */
  readonly status?: number;
  readonly answer: z.ZodType;
  /** What is said of a failure that no one foresaw; `unexpected` when absent. */
  readonly failsAs?: FaultCode;
  /** Open also to whoever must first replace the password that somebody else gave them; every other call with a session waits for that. */
  readonly withGivenPassword?: true;
  /** Does not count as activity: a session that only makes such calls ends when it is idle. */
  readonly passive?: true;
  /** A GET that changes something: it is not answered to a navigation, as a link makes one; to HEAD no row is. */
  readonly changes?: true;
  /** Also answers `200 { "Error": … }` when credits run out. */
  readonly quota?: true;
  /** Honours the `Idempotency-Key` header. */
  readonly idempotent?: true;
  /**
   * What becomes of a second row with the same content, of each call that makes a row and honours no `Idempotency-Key`: with which code it is
   * refused, or that whatever nothing uses is swept.
   */
  readonly twin?: ErrorCode | 'swept';
  /** Body or answer are not JSON but a stream of these media types; the handler then deals with request and reply itself. */
  readonly raw?: { readonly body?: string; readonly answer?: string };
  /** The most calls of one address (`public`) or one user in the time; the common limit when absent. */
  readonly rate?: { readonly max: number; readonly seconds: number };
  /** Asked by whoever looks after the machines, under any name and as often as they like, however busy the server is. */
  readonly isProbe?: true;
}
