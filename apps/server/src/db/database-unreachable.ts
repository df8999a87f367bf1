import { z } from 'zod';

const coded = z.object({ code: z.string() });

/** Thrown when no connection to the database can be opened; says with which code, and names neither user nor password. */
export class DatabaseUnreachable extends Error {
  constructor(cause: unknown) {
    // Of the driver's own time limit there is no code.
    const code = coded.safeParse(cause).data?.code ?? 'ETIMEDOUT';
    super(
      `The database cannot be reached (${code}). Check that it is running and that DATABASE_URL is right, then start again.`,
    );
    this.name = 'DatabaseUnreachable';
    this.cause = cause;
  }
}
