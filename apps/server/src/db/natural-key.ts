import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** As many digits as a number of a name has at least, in its key. */
const digits = 20;
const mostLetters = 200;
/** Accents, nukta and joiners, which stand beside letters once those are taken apart. */
const marks = String.raw`'[\u0300-\u036f\u093c\u0abc\u200c\u200d]'`;
/** The nasal dot for a chandrabindu, and the digits of the keyboard. */
const from = '\u0901\u0a81०१२३४५६७८९૦૧૨૩૪૫૬૭૮૯';
const to = '\u0902\u0a8201234567890123456789';

/**
 * What names are ordered by, as people do: numbers by their worth, in the digits of any of the three scripts, letters without case, accents and
 * nukta, a line or a space as the same, and an ending before whatever else follows a name. Compared byte by byte, which is how both
 * Indian scripts are ordered; of no database's own orders, which follow a library and change with it.
 */
export function naturalKey(name: SQLWrapper): SQL {
  const plain = sql`regexp_replace(normalize(${name}, NFKD) collate "C", ${sql.raw(marks)}, '', 'g')`;
  const folded = sql`translate(lower(${plain}), ${sql.raw(`'${from}'`)}, ${sql.raw(`'${to}'`)})`;
  const ended = sql`regexp_replace(${folded}, ${sql.raw(String.raw`'\.([a-z0-9]{1,5})$'`)}, chr(1) || ${sql.raw(String.raw`'\1'`)})`;
  const parted = sql`regexp_replace(${ended}, '[[:space:]_-]+', ' ', 'g')`;
  const padded = sql`regexp_replace(${parted}, ${sql.raw(String.raw`'(\d+)'`)}, ${sql.raw(String.raw`'${'0'.repeat(digits - 1)}\1'`)}, 'g')`;
  const worth = sql`regexp_replace(${padded}, ${sql.raw(String.raw`'0*(\d{${digits},})'`)}, ${sql.raw(String.raw`'\1'`)}, 'g')`;
  return sql`left(${worth}, ${sql.raw(String(mostLetters))})`;
}
