import type { Endpoint, endpoints } from '@naksha/contract';
import { useMutation } from '@tanstack/react-query';
import { callBytes } from '../api/call.ts';
import { saveBytes } from '../api/save-bytes.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useShowError } from '../session/use-show-error.ts';

type Table =
  | typeof endpoints.downloadActionLogs
  | typeof endpoints.downloadCreditLogs
  | typeof endpoints.downloadPayments
  | typeof endpoints.downloadReport;

interface Spreadsheet {
  readonly endpoint: Table & Endpoint;
  readonly fileName: string;
  readonly filter: Readonly<Record<string, string | number>>;
  /** By whose clock its times are; the browser's where none is named. */
  readonly zone?: string | undefined;
}

/** Saves a list as a table for spreadsheets, in the words of the reader's language; where that fails, it is said why. */
export function useSpreadsheet({ endpoint, fileName, filter, zone }: Spreadsheet): {
  readonly save: () => void;
  readonly isPending: boolean;
} {
  const lang = useLanguage();
  const showError = useShowError();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const timeZone = zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
      // A report has days alone, each by the clock of whose it is.
      const clock = 'timeZone' in endpoint.query.shape ? { timeZone } : {};
      saveBytes(await callBytes(endpoint, { query: { ...filter, lang, ...clock } }), fileName);
    },
    onError: showError,
  });
  return { save: () => mutate(), isPending };
}
