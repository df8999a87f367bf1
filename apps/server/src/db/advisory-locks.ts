/** The numbers of the locks that processes of this product agree on through the database: any that no other program is likely to use. */
export const advisoryLocks = {
  /** Held while the schema is brought up to date. */
  migration: 7_310_250,
  /** Held by every worker as long as it lives. */
  workers: 7_310_251,
  /** Held while a seal is put over the action log. */
  seal: 7_310_252,
} as const satisfies Record<string, number>;
