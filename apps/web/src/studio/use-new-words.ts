import { useEffect } from 'react';
import { keyOf, useAsk } from './ask/ask-store.ts';
import { showPreview } from './designs/designs-store.ts';

/** As soon as the words ask for another cloth than the one on the table, the preview of them is shown. */
export function useNewWords(): void {
  useEffect(
    () =>
      useAsk.subscribe(({ ask, made }, before) => {
        if (ask !== before.ask && keyOf(ask) !== keyOf(before.ask) && keyOf(ask) !== made) showPreview();
      }),
    [],
  );
}
