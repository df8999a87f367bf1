import { type Invoice, indianStates, type Language, localeTags } from '@naksha/contract';
import { colours, left, lineHeight, right, rule, type Sheet, styles, writeLines } from './sheet.ts';

const gap = 20;
/** An address of more lines is written as one text. */
const mostLines = 8;

/** Number, day and place of supply, then who sells and who buys. Answers where the next part begins. */
export function drawParties(sheet: Sheet, top: number): number {
  const { words, invoice, day } = sheet;
  const { seller, buyer, originalNumber } = invoice;
  const facts: [string, string][] = [
    [words.number, invoice.number],
    [words.date, day(invoice.issuedAt)],
    ...(originalNumber === null ? [] : [[words.original, originalNumber] satisfies [string, string]]),
    [words.place, placeOf(invoice)],
  ];
  rule(sheet, top, colours.ink);
  const below = drawColumns(top + 16, facts.length, (at, x, width, y) => {
    const [name = '', fact = ''] = facts[at] ?? [];
    sheet.pen.write(name, x, y, styles.label);
    return writeLines(sheet, fact, { x, y: y + 16, width }, styles.body);
  });
  rule(sheet, below, colours.hairline);
  const parties = [
    { title: words.seller, ...seller, address: seller.address.join('\n'), email: seller.email ?? '' },
    { title: words.buyer, ...buyer, email: '' },
  ];
  return drawColumns(below + 18, parties.length, (at, x, width, y) => {
    const party = parties[at];
    if (party === undefined) return y;
    const write = (text: string, from: number, style: (typeof styles)['body' | 'strong' | 'quiet']) =>
      writeLines(sheet, text, { x, y: from, width }, style);
    sheet.pen.write(party.title, x, y, styles.label);
    let next = write(party.name, y + 16, styles.strong);
    const address = party.address.split('\n');
    next = write(address.join(address.length > mostLines ? ', ' : '\n'), next, styles.body);
    next = write(whereOf(party, buyer.lang), next, styles.body);
    if (party.gstin !== undefined) next = write(`GSTIN ${party.gstin}`, next, styles.body);
    return write(party.email, next, styles.quiet);
  });
}

/** Draws columns of one width beside each other, and answers where the longest ends. */
function drawColumns(
  y: number,
  count: number,
  draw: (at: number, x: number, width: number, y: number) => number,
): number {
  const width = (right - left - gap * (count - 1)) / count;
  const ends = Array.from({ length: count }, (_, at) => draw(at, left + at * (width + gap), width, y));
  return Math.max(...ends) + lineHeight(styles.body) / 2;
}

/** The state in which the service counts as supplied, or the country to which it goes. */
function placeOf({ seller, buyer }: Invoice): string {
  if (buyer.country !== 'IN' || seller.country !== 'IN') return countryOf(buyer.country, buyer.lang);
  return stateOf(buyer, buyer.lang) || stateOf(seller, buyer.lang);
}

interface Party {
  readonly country: string;
  readonly gstin?: string | undefined;
  readonly stateCode?: string | undefined;
}

function whereOf(party: Party, lang: Language): string {
  const state = party.country === 'IN' ? stateOf(party, lang) : '';
  return [state, countryOf(party.country, lang)].filter(Boolean).join(', ');
}

function stateOf({ gstin, stateCode }: Party, lang: Language): string {
  const state = indianStates.find(({ code }) => code === (gstin?.slice(0, 2) ?? stateCode));
  return state === undefined ? '' : `${state.name[lang]} (${state.code})`;
}

function countryOf(country: string, lang: Language): string {
  return new Intl.DisplayNames(localeTags[lang], { type: 'region' }).of(country) ?? country;
}
