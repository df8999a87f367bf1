import { type NotificationData, notifications } from '@mantine/notifications';
import { endpoints, limits } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useFormat } from '../i18n/use-format.ts';
import { SaidWithAct } from './said-with-act.tsx';

export type Change = Omit<z.input<(typeof endpoints.changeFiles)['body']>, 'ids'>;

/** What was changed, what is somebody else's and stays as it is, and why it ended before all were asked about, where it did. */
export interface Sent {
  readonly changed: string[];
  readonly refused: string[];
  readonly isStopped: boolean;
  readonly error?: unknown;
}

/**
 * Changes files, as many at once as one call takes and the others after these, and says how far it has come. A call that fails ends it, and so
 * does whoever stops it, by a button or Escape, once the call under way is answered; what was changed before stays so, and is said and answered.
 */
export function useSendChanges() {
  const { t } = useTranslation();
  const format = useFormat();
  return async (ids: readonly string[], change: Change): Promise<Sent> => {
    const all = { changed: [] as string[], refused: [] as string[], isStopped: false };
    const size = limits.filesAtOnce;
    const isMany = ids.length > size;
    const id = `changing-${ids[0]}`;
    const total = format.number(ids.length);
    const stop = () => {
      all.isStopped = true;
    };
    const unhear = isMany ? hearEscape(stop, () => all.isStopped) : undefined;
    let at = 0;
    const say = (show: (said: NotificationData) => unknown) => {
      const said = t('collection.select.underWay', { done: format.number(at), total });
      const message = <SaidWithAct said={said} act={t('collection.select.stop')} onAct={stop} />;
      show({ id, message, loading: true, autoClose: false, withCloseButton: false });
    };
    const sayEnd = (word: 'partly' | 'stopped') => {
      const message = t(`collection.select.${word}`, { done: format.number(at), total });
      notifications.show({ color: 'gray', message, autoClose: 12_000 });
    };
    try {
      if (isMany) say(notifications.show);
      while (at < ids.length && !all.isStopped) {
        const { changed, refused } = await call(endpoints.changeFiles, {
          body: { ids: ids.slice(at, at + size), ...change },
        });
        all.changed.push(...changed);
        all.refused.push(...refused);
        at = Math.min(ids.length, at + size);
        if (at < ids.length) say(notifications.update);
      }
      all.isStopped = at < ids.length;
      if (all.isStopped) sayEnd('stopped');
      return all;
    } catch (error) {
      if (at > 0) sayEnd('partly');
      return { ...all, error };
    } finally {
      unhear?.();
      notifications.hide(id);
      await queryClient.invalidateQueries({ queryKey: queryKeys.files });
    }
  };
}

const composing = 229;
const ownEscape = '[role="dialog"], [role="menu"], [aria-expanded="true"]';

/**
 * Also where the dialog that began it keeps the focus, from which no key leads to a notification. What else was opened meanwhile is closed by
 * Escape itself, a word that is being put together is taken back by it, and of two changes it stops the first that goes on.
 */
function hearEscape(stop: () => void, isStopped: () => boolean): () => void {
  const begun = document.activeElement?.closest('[role="dialog"]');
  const hear = (event: KeyboardEvent) => {
    // By its key code Safari says of one that ended a composition what it was.
    if (event.key !== 'Escape' || event.isComposing || event.keyCode === composing || isStopped()) return;
    const within = event.target instanceof Element ? event.target.closest(ownEscape) : null;
    if (within && within !== begun) return;
    event.stopImmediatePropagation();
    stop();
  };
  window.addEventListener('keydown', hear, { capture: true });
  return () => window.removeEventListener('keydown', hear, { capture: true });
}
