import { notifications } from '@mantine/notifications';
import { endpoints } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useShowError } from '../session/use-show-error.ts';
import { useConfirm } from '../ui/use-confirm.tsx';

/** Asks before a file of the bin is deleted for ever. */
export function useErase(): (id: string, name: string) => void {
  const { t } = useTranslation();
  const ask = useAsked();
  return (id, name) =>
    ask({
      title: t('collection.bin.eraseTitle', { name }),
      text: t('collection.bin.eraseText'),
      act: t('collection.bin.erase'),
      erase: async () => {
        await call(endpoints.eraseFile, { params: { id } });
        return 1;
      },
    });
}

/** Asks before all that lies in the own bin is deleted for ever. */
export function useEmptyBin(): () => void {
  const { t } = useTranslation();
  const ask = useAsked();
  return () =>
    ask({
      title: t('collection.bin.emptyAll'),
      text: t('collection.bin.emptyAllText'),
      act: t('collection.bin.empty'),
      erase: async () => (await call(endpoints.emptyBin, {})).erased,
    });
}

interface Question {
  readonly title: string;
  readonly text: string;
  readonly act: string;
  /** Answers how many files are gone. */
  readonly erase: () => Promise<number>;
}

function useAsked(): (question: Question) => void {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const showError = useShowError();
  return ({ erase, ...words }) => {
    const done = async () => {
      const count = await erase();
      const message = count === 0 ? t('collection.bin.noneOwn') : t('collection.bin.gone', { count });
      notifications.show({ color: 'gray', message, autoClose: 3000 });
      void queryClient.invalidateQueries({ queryKey: queryKeys.fileRoom });
      await queryClient.invalidateQueries({ queryKey: queryKeys.files });
    };
    confirm({ ...words, isDestructive: true, onConfirm: () => void done().catch(showError) });
  };
}
