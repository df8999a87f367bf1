import { type BusinessReport, type Language, operationWord, type ReportTable } from '@naksha/contract';
import type { Wire } from '../../http/handler.ts';
import type { SuperScope } from '../../http/scope.ts';
import { daysByZone, sendSpreadsheet } from '../../http/spreadsheet.ts';
import { noteShown } from '../logs/note-shown.ts';
import { getReport } from './get-report.ts';

interface Wanted {
  readonly months: number;
  readonly sheet: ReportTable;
  readonly lang: Language;
}

type Cells = readonly (string | number)[];

interface Sheet {
  readonly heads: Readonly<Record<Language, readonly string[]>>;
  readonly rows: (report: BusinessReport, lang: Language) => readonly Cells[];
}

/** Each table of the report as a sheet, in the words of the reader's language. */
const sheets: Readonly<Record<ReportTable, Sheet>> = {
  revenue: {
    heads: {
      en: ['Month', 'Plan', 'Currency', 'Payments', 'Amount before tax', 'Given back'],
      hi: ['महीना', 'प्लान', 'मुद्रा', 'भुगतान', 'कर से पहले राशि', 'लौटाई गई राशि'],
      gu: ['મહિનો', 'પ્લાન', 'ચલણ', 'ચુકવણી', 'કર પહેલાંની રકમ', 'પરત કરેલી રકમ'],
    },
    rows: ({ revenue }) =>
      revenue.map(({ month, plan, currency, payments, amount, refunded }) => [
        ...[month, plan, currency, payments],
        ...[decimal(amount), decimal(refunded)],
      ]),
  },
  credits: {
    heads: {
      en: ['Month', 'Sold', 'Given', 'Used', 'Expired'],
      hi: ['महीना', 'बेचे', 'दिए', 'लगे', 'समाप्त हुए'],
      gu: ['મહિનો', 'વેચેલા', 'આપેલા', 'વપરાયેલા', 'મુદત વીતેલા'],
    },
    rows: ({ credits }) => credits.map(({ month, sold, given, used, expired }) => [month, sold, given, used, expired]),
  },
  operations: {
    heads: {
      en: ['Month', 'Operation', 'Runs', 'Results', 'Credits', 'Currency', 'Earned before tax', 'Cost', 'Margin'],
      hi: ['महीना', 'कार्य', 'बार', 'नतीजे', 'क्रेडिट', 'मुद्रा', 'कर से पहले कमाई', 'लागत', 'मुनाफ़ा'],
      gu: ['મહિનો', 'કાર્ય', 'વાર', 'પરિણામ', 'ક્રેડિટ', 'ચલણ', 'કર પહેલાંની આવક', 'ખર્ચ', 'નફો'],
    },
    // What was counted once stands once, in the row of its first currency.
    rows: ({ operations }, lang) =>
      operations.flatMap(({ month, feature, runs, results, credits, sums }) =>
        (sums.length > 0 ? sums : [{ currency: 'INR', earned: 0, cost: 0 }]).map(({ currency, earned, cost }, at) => [
          ...[month, operationWord(feature, lang), ...(at === 0 ? [runs, results, credits] : [0, 0, 0])],
          ...[currency, decimal(earned), decimal(cost), decimal(earned - cost)],
        ]),
      ),
  },
  expiring: {
    heads: {
      en: ['Client', 'Plan', 'Ends'],
      hi: ['ग्राहक', 'प्लान', 'समाप्ति'],
      gu: ['ગ્રાહક', 'પ્લાન', 'સમાપ્તિ'],
    },
    rows: ({ expiring }) => {
      const dayAt = daysByZone();
      return expiring.map(({ name, plan, endsAt, timeZone }) => [name, plan, dayAt(endsAt, timeZone)]);
    },
  },
  churn: {
    heads: {
      en: ['Month', 'With a plan at its beginning', 'Left', 'Joined'],
      hi: ['महीना', 'शुरू में प्लान वाले', 'गए', 'आए'],
      gu: ['મહિનો', 'શરૂઆતમાં પ્લાનવાળા', 'ગયા', 'આવ્યા'],
    },
    rows: ({ churn }) => churn.map(({ month, began, left, joined }) => [month, began, left, joined]),
  },
};

/** Sends one table of the report as CSV; amounts in whole units with their fraction. */
export async function downloadReport(scope: SuperScope & Wire, { months, sheet, lang }: Wanted): Promise<void> {
  const { heads, rows } = sheets[sheet];
  const report = await getReport(scope, { months });
  await noteShown(scope, 'reports', report[sheet]);
  sendSpreadsheet(scope, `${sheet}.csv`, lines([heads[lang], ...rows(report, lang)]));
}

async function* lines(rows: readonly Cells[]): AsyncGenerator<Cells> {
  yield* rows;
}

/** Minor units as a decimal that spreadsheets calculate with. */
function decimal(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
