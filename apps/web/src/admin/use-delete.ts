import { useMutation } from '@tanstack/react-query';
import { useShowError } from '../session/use-show-error.ts';
import { useConfirm } from '../ui/use-confirm.tsx';

interface Deletion {
  readonly remove: () => Promise<unknown>;
  /** Has what shows it looked up again. */
  readonly changed: () => Promise<unknown>;
  readonly title: string;
  readonly text: string;
  readonly act: string;
}

/** Deletes one thing of a list once that is confirmed. */
export function useDelete({ remove, changed, title, text, act }: Deletion) {
  const showError = useShowError();
  const ask = useConfirm();
  const { mutate, isPending } = useMutation({ mutationFn: remove, onSuccess: changed, onError: showError });
  return { confirm: () => ask({ title, text, act, isDestructive: true, onConfirm: () => mutate() }), isPending };
}
