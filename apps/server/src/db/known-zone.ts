import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** A zone as the database can count in it: UTC in the place of one that it does not know, or no longer knows. */
export const knownZone = (zone: AnyColumn): SQL<string> => sql<string>`known_zone(${zone})`;
