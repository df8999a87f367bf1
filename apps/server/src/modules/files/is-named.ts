import { type SQL, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';

const { files } = fields;

/** Files whose name, or that of their design, holds these letters. Position, not LIKE: what is searched for has no wildcards in it. */
export const isNamed = (letters: string | undefined): SQL | undefined =>
  letters
    ? sql`position(lower(${letters}) in lower(coalesce(${files.designName} || ' ', '') || ${files.fileName})) > 0`
    : undefined;
