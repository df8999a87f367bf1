/** How long the database is waited for: one that has gone silent must not hold requests, nor the connections they use. */
export const postgresWaits = {
  connectionTimeoutMillis: 4_000,
  /** The server's own limits, so that it stops working on what no one waits for. */
  statement_timeout: 3_750,
  lock_timeout: 3_500,
  idle_in_transaction_session_timeout: 10_000,
  /** The client's limit, for a server that keeps no limits because it is silent. */
  query_timeout: 4_000,
  keepAlive: true,
} as const;
