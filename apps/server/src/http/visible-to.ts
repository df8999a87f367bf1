import { across, own, type Reachable, type Runner } from '../db/own.ts';
import type { ClientScope, SuperScope } from './scope.ts';

/** The rows that somebody signed in may reach: those of their client, and for a super-admin all. */
export function visibleTo(scope: ClientScope | SuperScope, inside: Runner = scope.db): Reachable {
  return scope.kind === 'super' ? across(inside, 'superAdmin') : own(scope, inside);
}
