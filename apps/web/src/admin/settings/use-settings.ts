import { type ClientSettings, endpoints, settingsInWords, settingsSeen } from '@naksha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useShowError } from '../../session/use-show-error.ts';
import { isShutOut, useConfirmShutOut } from '../use-confirm-shut-out.ts';

/**
 * The client's rules; each change is stored at once and shown as the server keeps it. Changing a rule that somebody else
 * has changed first shows what it is now; one that shuts people out is stored only once it was confirmed. `store` says whether it was.
 */
export function useSettings() {
  const queries = useQueryClient();
  const showError = useShowError();
  const language = useLanguage();
  const stored = useQuery({ queryKey: queryKeys.settings, queryFn: () => call(endpoints.getSettings) });
  const confirmed = useConfirmShutOut();
  const store = async (part: Partial<ClientSettings>): Promise<boolean> => {
    const was = stored.data && partOf(stored.data, part);
    const body = { ...part, ...(was && { was }) };
    try {
      const kept = await confirmed((more) => call(endpoints.putSettings, { body: { ...body, ...more } }));
      queries.setQueryData(queryKeys.settings, kept);
      return true;
    } catch (error) {
      if (isShutOut(error)) return false;
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
