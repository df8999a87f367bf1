import type { Access, ApiKeyScope, Endpoint, Role } from '@naksha/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { SignedGrant } from '../storage/signed-token.ts';

/** What every handler has, whoever asks. */
interface Context {
  readonly db: Database;
  readonly services: Services;
  readonly requestId: string;
  /** The log of the request; what the program does of its own accord has none. */
  readonly log?: Pick<FastifyBaseLogger, 'warn'>;
  /** The address of the caller in canonical form. */
  readonly ip: string;
  /** What the caller says it is; a browser names itself. */
  readonly userAgent?: string | undefined;
  /** Aborted when whoever asked has gone without waiting for the answer. */
  readonly gone?: AbortSignal;
  /** The caller's `Idempotency-Key` with a hash of the whole request, on rows that honour it. */
  readonly idempotency?: { readonly key: string; readonly requestHash: string } | undefined;
}

interface Signed {
  readonly userId: string;
  readonly userName: string;
  readonly sessionId: string;
}

/** A user or an administrator of a client. Reads and writes through it touch rows of `clientId` only. */
export interface ClientScope extends Context, Signed {
  readonly kind: 'client';
  readonly clientId: string;
  readonly role: Exclude<Role, 'superadmin'>;
  readonly isUserMode: boolean;
}

export interface SuperScope extends Context, Signed {
  readonly kind: 'super';
  readonly role: 'superadmin';
}

/** Another system that works for one client. */
export interface KeyScope extends Context {
  readonly kind: 'key';
  readonly clientId: string;
  readonly keyId: string;
  readonly scopes: readonly ApiKeyScope[];
}

/** The holder of a link; `grant` is all the link permits. */
export interface LinkScope extends Context {
  readonly kind: 'link';
  readonly grant: SignedGrant;
}

/** Anybody; `userId` when the caller happens to be signed in. */
export interface PublicScope extends Context {
  readonly kind: 'public';
  readonly userId?: string;
}

export type Scope = ClientScope | SuperScope | KeyScope | LinkScope | PublicScope;

interface ScopeByWord {
  public: PublicScope;
  any: ClientScope | SuperScope;
  user: ClientScope;
  admin: ClientScope;
  super: SuperScope;
  key: KeyScope;
  signed: LinkScope;
}

type Words<Row extends Endpoint> = Row['access'] extends readonly (infer Word)[] ? Word : Row['access'];

/** The scope a row's access words lead to. */
export type ScopeOf<Row extends Endpoint> = ScopeByWord[Words<Row> & Access];
