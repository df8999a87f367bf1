import type { ApiKey } from '@naksha/contract';
import type { Row } from '../../db/tables.ts';

/** A key as its client sees it: its secret is not even here. */
export function presentApiKey(row: Row<'apiKeys'>, createdBy: string | null): ApiKey {
  const { id, name, prefix, scopes, createdAt, lastUsedAt, lastUsedFrom, revokedAt } = row;
  return {
    _id: id,
    ...{ name, prefix, scopes, createdBy, lastUsedFrom },
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
