import { notifications } from '@mantine/notifications';
import { endpoints, limits } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useFormat } from '../i18n/use-format.ts';

export type Change = Omit<z.input<(typeof endpoints.changeFiles)['body']>, 'ids'>;

/** What was changed, what is somebody else's and stays as it is, and why it ended before all were asked about, where it did. */
export interface Sent {
  readonly changed: string[];
  readonly refused: string[];
  readonly error?: unknown;
}

/**
 * Changes files, as many at once as one call takes and the others after these, and says how far it has come. A call that fails ends it; what was
 * changed before stays so, and is said and answered.
 */
export function useSendChanges() {
  const { t } = useTranslation();
  const format = useFormat();
  return async (ids: readonly string[], change: Change): Promise<Sent> => {
    const all = { changed: [] as string[], refused: [] as string[] };
    const size = limits.filesAtOnce;
    const id = `changing-${ids[0]}`;
    const total = format.number(ids.length);
    let at = 0;
    try {
      for (; at < ids.length; at += size) {
        const { changed, refused } = await call(endpoints.changeFiles, {
          body: { ids: ids.slice(at, at + size), ...change },
        });
        all.changed.push(...changed);
        all.refused.push(...refused);
        const step = { id, message: t('collection.select.underWay', { done: format.number(at + size), total }) };
        if (at === 0 && ids.length > size) notifications.show({ ...step, loading: true, autoClose: false });
        else if (at + size < ids.length) notifications.update({ ...step, loading: true, autoClose: false });
      }
      return all;
    } catch (error) {
      const message = t('collection.select.partly', { done: format.number(at), total });
      if (at > 0) notifications.show({ color: 'gray', message, autoClose: 12_000 });
      return { ...all, error };
    } finally {
      notifications.hide(id);
      await queryClient.invalidateQueries({ queryKey: queryKeys.files });
    }
  };
}
