import {
  failedWork,
  failureOf,
  fillSentence,
  type Language,
  type LetterKind,
  localeTags,
  markRows,
  money,
  noticeOf,
  operationWord,
} from '@naksha/contract';
import { formatMoney } from '@naksha/money';
import { letters as en } from './i18n/letters-en.ts';
import { letters as gu } from './i18n/letters-gu.ts';
import { letters as hi } from './i18n/letters-hi.ts';
import { isAnswer, type LetterGaps, type Letters } from './letter-words.ts';

/** The words of every letter in every language. */
export const letters: Readonly<Record<Language, Letters>> = { en, hi, gu };

export interface Reader {
  readonly name: string;
  readonly lang: Language;
  readonly timeZone: string;
}

export interface RenderedLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Where a reader chooses which notices come. */
const accountPath = '/account';

/** A letter in its reader's language, as plain text and as HTML from the same words. `link` is where its button leads, `count` how many things it is about, `isFirst` whether no letter went before about more of them. */
export function renderLetter<Kind extends LetterKind>(
  kind: Kind,
  gaps: LetterGaps[Kind],
  reader: Reader,
  { link, base, count = 1, isFirst = false }: { link: string; base: string; count?: number; isFirst?: boolean },
): RenderedLetter {
  const { kinds, ...frame } = letters[reader.lang];
  const words = kinds[kind];
  const filled = Object.fromEntries(
    Object.entries(gaps).map(([name, value]) => [
      name,
      name === 'operation' ? operationWord(String(value), reader.lang) : write(value, reader, name),
    ]),
  );
  filled.more = count > 1 ? fillSentence(isFirst ? frame.inAll : frame.more, { count: write(count, reader) }) : '';
  filled.ended = filled.endsPlan === 'true' ? fillSentence(frame.ended, filled) : '';
  const fill = (sentence: string) => fillSentence(sentence, filled);
  const parts: Parts = {
    lang: reader.lang,
    // A subject is one line.
    subject: fill(words.subject).replace(/\s+/g, ' ').trim(),
    greeting: fillSentence(frame.greeting, { name: reader.name }),
    // A gap alone on a line may be empty, and the line with it.
    lines: words.lines.map(fill).filter((line) => line !== ''),
    act: count > 1 ? (words.actOfMore ?? words.act) : words.act,
    link,
    linkHint: frame.link,
    why: whyOf(kind, frame, base),
    account: base + accountPath,
    sign: frame.sign,
  };
  return { subject: parts.subject, text: asText(parts), html: asHtml(parts) };
}

function whyOf(kind: LetterKind, frame: Omit<Letters, 'kinds'>, base: string): string {
  if (noticeOf(kind) !== undefined) return fillSentence(frame.whyNotice, { account: base + accountPath });
  if (isAnswer(kind)) return frame.whyAsked;
  return frame[whys[kind] ?? 'whyAccount'];
}

/** Why a letter comes that no one chose, where it is not about the safety of an account. */
const whys: Partial<Readonly<Record<LetterKind, 'whySupport' | 'whyAdmin' | 'whyOperator'>>> = {
  ticketWritten: 'whySupport',
  paymentWaiting: 'whySupport',
  paymentUndecided: 'whySupport',
  jobFailed: 'whyAdmin',
  planEnded: 'whyAdmin',
  paymentSettled: 'whyAdmin',
  paymentRejected: 'whyAdmin',
  paymentRefunded: 'whyAdmin',
  paymentReturned: 'whyAdmin',
  paymentLate: 'whyOperator',
  paymentAstray: 'whyOperator',
  paymentDisputed: 'whyOperator',
  disputeLost: 'whyOperator',
};

const failure = failedWork.pick({ code: true, params: true });

function write(value: unknown, { lang, timeZone }: Reader, name?: string): string {
  if (typeof value === 'number') return new Intl.NumberFormat(localeTags[lang]).format(value);
  // What a plan begins and ends with is a day, as on all screens.
  if (value instanceof Date)
    return name === 'time' ? writeMoment(value, lang, timeZone) : writeDay(value, lang, timeZone);
  const failed = failure.safeParse(value).data;
  if (failed) return failureOf(failed, lang, timeZone);
  const sum = money.safeParse(value).data;
  if (sum) return formatMoney(sum.amount, sum.currency, lang);
  return String(value);
}

/** In Hindi and Gujarati by the clock of a whole day: the halves of a day have Latin letters there, and words that fit into no sentence. */
function writeMoment(moment: Date, lang: Language, timeZone: string): string {
  if (lang === 'en')
    return new Intl.DateTimeFormat(localeTags.en, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(moment);
  const day = writeDay(moment, lang, timeZone);
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return `${day}, ${new Intl.DateTimeFormat(localeTags[lang], time).format(moment)}`;
}

function writeDay(moment: Date, lang: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(localeTags[lang], { dateStyle: 'long', timeZone }).format(moment);
}

interface Parts {
  readonly lang: Language;
  readonly subject: string;
  readonly greeting: string;
  readonly lines: readonly string[];
  readonly act: string;
  readonly link: string;
  readonly linkHint: string;
  readonly why: string;
  /** Where its reader is led by why it came, if that names it. */
  readonly account: string;
  readonly sign: string;
}

function asText({ greeting, lines, act, link, why, sign }: Parts): string {
  return `${[greeting, ...lines, `${act}:\n${link}`, sign, `--\n${why}`].join('\n\n')}\n`;
}

/** Undyed cotton, ink and indigo. */
const ink = '#1b1a17';
const quiet = '#6a6354';
const indigo = '#27357a';
const sans = "font-family:'Helvetica Neue',Arial,'Noto Sans Devanagari','Noto Sans Gujarati',sans-serif";
/** Few have letters with serifs of these scripts; those without are what the text is set in, not whatever comes. */
const serif =
  "font-family:Georgia,'Noto Serif Devanagari','Noto Serif Gujarati','Noto Sans Devanagari','Noto Sans Gujarati',serif";

/** Mail programs know tables and styles within elements, and load nothing that is not asked for: so does this. */
function asHtml({ lang, subject, greeting, lines, act, link, linkHint, why, account, sign }: Parts): string {
  const [title, address] = [escapeHtml(subject), escapeHtml(link)];
  const choice = escapeHtml(account);
  const linkTo = (to: string, colour: string) => `<a href="${to}" style="color:${colour}">${to}</a>`;
  const paragraph = (line: string) =>
    `<p style="margin:0 0 16px;${sans};font-size:16px;line-height:26px;color:${ink}">${escapeHtml(line)}</p>`;
  const small = (line: string) =>
    `<p style="margin:0 0 8px;${sans};font-size:12px;line-height:18px;color:${quiet};word-break:break-word">${line}</p>`;
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${title}</title></head>
<body style="margin:0;padding:0;background:#f7f2e8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f2e8"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;text-align:left">
<tr><td style="padding:0 0 20px">${mark()}</td></tr>
<tr><td style="padding:36px 36px 20px;background:#fdfbf6;border:1px solid #c9bea8;border-top:2px solid ${ink}">
<h1 style="margin:0 0 20px;${serif};font-size:28px;line-height:36px;font-weight:400;color:${ink}">${title}</h1>
${[greeting, ...lines].map(paragraph).join('\n')}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 28px"><tr><td style="background:${indigo};border-radius:4px"><a href="${address}" style="display:block;padding:12px 22px;${sans};font-size:15px;line-height:20px;color:#fdfbf6;text-decoration:none">${escapeHtml(act)}</a></td></tr></table>
${small(`${escapeHtml(linkHint)}<br>${linkTo(address, indigo)}`)}
</td></tr>
<tr><td style="padding:20px 0 0">${small(escapeHtml(sign))}${small(escapeHtml(why).replace(choice, () => linkTo(choice, quiet)))}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const squarePx = 3;

/** The mark as cells of a table, for a picture would have to be fetched. */
function mark(): string {
  const rows = markRows.map((row) => {
    const cells = (row.match(/#+|\.+/g) ?? []).map(
      (run) =>
        `<td colspan="${run.length}" width="${run.length * squarePx}" height="${squarePx}"${run.startsWith('#') ? ` bgcolor="${ink}"` : ''} style="font-size:0;line-height:0"></td>`,
    );
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table role="presentation" cellpadding="0" cellspacing="0" width="${markRows[0].length * squarePx}" style="table-layout:fixed">${rows.join('')}</table>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
