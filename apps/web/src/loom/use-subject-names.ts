import { openNames, subjectNames } from '@naksha/loom';
import { useEffect, useState } from 'react';

/**
 * Whether it is known by now what libraries draw: until then a word that is not understood may yet be. The names come once, after the page; where
 * they cannot be had, none are known.
 */
export function useSubjectNames(): boolean {
  const [isKnown, setKnown] = useState(subjectNames() !== undefined);
  useEffect(() => {
    if (isKnown) return;
    let isGone = false;
    const settle = () => {
      if (!isGone) setKnown(true);
    };
    openNames().then(settle, settle);
    return () => {
      isGone = true;
    };
  }, [isKnown]);
  return isKnown;
}
