import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * What names are ordered by, as people do: numbers by their worth, in the digits of any of the three scripts, letters without case, accents and
 * nukta, a line or a space as the same, and an ending before whatever else follows a name. Compared byte by byte, which is how both
 * Indian scripts are ordered; of no database's own orders, which follow a library and change with it.
 */
export function naturalKey(name: SQLWrapper): SQL {
  // Accents, nukta and joiners stand beside letters once those are taken apart.
  const plain = sql`regexp_replace(normalize(${name}, NFKD) collate "C", '[\\u0300-\\u036f\\u093c\\u0abc\\u200c\\u200d]', '', 'g')`;
  // A chandrabindu as the nasal dot, and the digits of the keyboard.
  const folded = sql`translate(lower(${plain}), '\u0901\u0a81०१२३४५६७८९૦૧૨૩૪૫૬૭૮૯', '\u0902\u0a8201234567890123456789')`;
  const ended = sql`regexp_replace(${folded}, '\\.([a-z0-9]{1,5})$', chr(1) || '\\1')`;
  const parted = sql`regexp_replace(${ended}, '[[:space:]_-]+', ' ', 'g')`;
  // A number has at least twenty digits.
  const padded = sql`regexp_replace(${parted}, '(\\d+)', '0000000000000000000\\1', 'g')`;
  const worth = sql`regexp_replace(${padded}, '0*(\\d{20,})', '\\1', 'g')`;
  return sql`left(${worth}, 200)`;
}
