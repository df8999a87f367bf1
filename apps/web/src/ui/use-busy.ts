import { useRef, useState } from 'react';
import { useShowError } from '../session/use-show-error.ts';

/** One piece of work at a time behind a button: while it goes on a press is none, and what it fails with is shown. */
export function useBusy() {
  const showError = useShowError();
  const [isBusy, setBusy] = useState(false);
  // A second press may come before the button is seen to be busy.
  const goesOn = useRef(false);
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (goesOn.current) return;
    goesOn.current = true;
    setBusy(true);
    await work().catch(showError);
    goesOn.current = false;
    setBusy(false);
  };
  return { isBusy, run };
}
