/** How long a PostgreSQL is waited for, in milliseconds. */
export interface PostgresWaits {
  readonly connectionTimeoutMillis: number;
  readonly statement_timeout: number;
  readonly lock_timeout: number;
  readonly idle_in_transaction_session_timeout: number;
  readonly query_timeout: number;
  readonly keepAlive: boolean;
}

/** One that has gone silent must not hold requests, nor the connections they use. */
export const postgresWaits: PostgresWaits = {
  connectionTimeoutMillis: 4_500,
  /** The server's own limits, so that it stops working on what no one waits for. */
  statement_timeout: 4_250,
  lock_timeout: 4_000,
  idle_in_transaction_session_timeout: 10_000,
  /** The client's limit, for a server that keeps no limits because it is silent. */
  query_timeout: 4_500,
  keepAlive: true,
};
