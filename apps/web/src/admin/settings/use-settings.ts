import { type ClientSettings, endpoints, settingsInWords, settingsSeen } from '@naksha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useShowError } from '../../session/use-show-error.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';

/**
 * The client's rules; each change is stored at once and shown as the server keeps it. Changing a rule that somebody else
 * has changed first shows what it is now; one that shuts people out is stored only once it was confirmed. `store` says whether it was.
 */
export function useSettings() {
  const queries = useQueryClient();
  const showError = useShowError();
  const language = useLanguage();
  const stored = useQuery({ queryKey: queryKeys.settings, queryFn: () => call(endpoints.getSettings) });
  const isAccepted = useConfirmShutOut();
  const store = async (part: Partial<ClientSettings>, isConfirmed = false): Promise<boolean> => {
    const was = stored.data && partOf(stored.data, part);
    try {
      const body = { ...part, ...(was && { was }), ...(isConfirmed && { isConfirmed }) };
      queries.setQueryData(queryKeys.settings, await call(endpoints.putSettings, { body }));
      return true;
    } catch (error) {
      if (isShutOut(error)) return (await isAccepted(error)) && store(part, true);
      const { data } = isStale(error) ? await stored.refetch() : {};
      throw isStale(error) && data ? withWords(error, settingsInWords(data, language, part)) : error;
    }
  };
  const change = useMutation({ mutationFn: (part: Partial<ClientSettings>) => store(part), onError: showError });
  return { stored, store, change };
}

/** Of the rules as they are, those that a change is about. */
function partOf(rules: ClientSettings, change: object): Partial<ClientSettings> {
  return settingsSeen
    .partial()
    .parse(Object.fromEntries(Object.entries(rules).filter(([name]) => Object.hasOwn(change, name))));
}

const isStale = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'changed_meanwhile';

const withWords = ({ status, code, message }: ApiError, now: string) =>
  new ApiError({ status, code, message, params: { now } });

const codes: readonly string[] = ['rules_shut_out', 'rules_shut_you_out'];

/** Whether the server has not changed rules yet, because they would shut people out. */
const isShutOut = (error: unknown): error is ApiError => error instanceof ApiError && codes.includes(error.code);

/** Says whom a change of rules would shut out, and asks whether it is made all the same. */
function useConfirmShutOut(): (refusal: ApiError) => Promise<boolean> {
  const { t } = useTranslation();
  const ask = useConfirm();
  const sentence = useErrorSentence();
  return (refusal) =>
    new Promise((resolve) =>
      ask({
        title: t('settings.shutOutTitle', { count: Number(refusal.params.count) }),
        text: sentence(refusal),
        act: t('settings.shutOutDo'),
        onConfirm: () => resolve(true),
        onClose: () => resolve(false),
      }),
    );
}
