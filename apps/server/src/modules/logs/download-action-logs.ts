import { type ActionFacts, type ActionLog, actionWord, factWord, fieldWord, type Language } from '@naksha/contract';
import { and, desc, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import type { Wire } from '../../http/handler.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { clockIn, daysByZone, sendSpreadsheet } from '../../http/spreadsheet.ts';
import { type ActionLogFilters, conditionOf, readActionLogs } from './find-action-logs.ts';
import { visitClient } from './visit-client.ts';

interface Wanted extends ActionLogFilters {
  readonly lang: Language;
  readonly timeZone: string;
}

const heads = {
  en: ['Time', 'Client', 'Who', 'What', 'About', 'Before', 'After', 'Address', 'Request'],
  hi: ['समय', 'ग्राहक', 'किसने', 'क्या', 'किस बारे में', 'पहले', 'बाद में', 'पता', 'अनुरोध'],
  gu: ['સમય', 'ગ્રાહક', 'કોણે', 'શું', 'શેના વિશે', 'પહેલાં', 'પછી', 'સરનામું', 'વિનંતી'],
} as const satisfies Record<Language, readonly string[]>;
const pageSize = 1000;
const { createdAt, id } = fields.actionLogs;

/** Sends the filtered action log as CSV, in the words of the reader's language. */
export async function downloadActionLogs(scope: (ClientScope | SuperScope) & Wire, wanted: Wanted): Promise<void> {
  const clock = clockIn(wanted.timeZone);
  if (wanted.clientId !== undefined) await visitClient(scope, wanted.clientId, 'log');
  sendSpreadsheet(scope, 'action-log.csv', rows(scope, wanted, clock));
}

async function* rows(scope: ClientScope | SuperScope, { lang, ...wanted }: Wanted, clock: (at: string) => string) {
  const [time, ...others] = heads[lang];
  yield [`${time} (${wanted.timeZone})`, ...others];
  // Lines that are written meanwhile, those about this download included, stand before the first.
  const to = wanted.to ?? new Date().toISOString();
  const dayAt = daysByZone();
  let last: ActionLog | undefined;
  do {
    const older = last && sql`(${createdAt}, ${id}) < (${last.createdAt}::timestamptz, ${last._id}::uuid)`;
    const where = and(conditionOf({ ...wanted, to }), older);
    const page = await readActionLogs(scope, where, [desc(createdAt), desc(id)], { limit: pageSize });
    for (const line of page) {
      const { params, before, after, ip, requestId } = line;
      const what = [line.clientName ?? '', line.userName, actionWord(line.action, lang, params.operation)];
      const day = (at: string) => dayAt(at, line.timeZone ?? wanted.timeZone);
      const facts = [params, before, after].map((each) => said(each, lang, day));
      yield [clock(line.createdAt), ...what, ...facts, ip ?? '', requestId ?? ''];
    }
    last = page.length < pageSize ? undefined : page.at(-1);
  } while (last);
}

function said(facts: ActionFacts | null, lang: Language, day: (iso: string) => string): string {
  const each = Object.entries(facts ?? {}).map(
    ([field, value]) => `${fieldWord(field, lang)}: ${factWord(field, value ?? null, lang, day)}`,
  );
  return each.join('; ');
}
