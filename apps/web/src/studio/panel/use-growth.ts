import { type RefObject, useLayoutEffect } from 'react';

const restingLines = 2;
const mostLines = 6;
const lineHeight = 36;
/** What a field has around its lines. */
const around = 6;
const under = 25;
/** Scripts mixed in one line make it a little higher. */
const slack = 0.3;

/**
 * Gives a text field that is being written in the lines it needs, two when it rests. It grows over what is beneath, but for remarks on
 * its text: these are pushed down.
 */
export function useGrowth(field: RefObject<HTMLTextAreaElement | null>, text: string, hasRemarks: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what makes it grow
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    const grow = () => {
      const box = element.parentElement;
      if (!box) return;
      box.style.height = `${restingLines * lineHeight + around}px`;
      const needed = Math.ceil((element.scrollHeight - 2) / lineHeight - slack);
      const isActive = document.activeElement === element;
      const lines = isActive ? Math.min(mostLines, Math.max(restingLines, needed)) : restingLines;
      box.style.height = `${lines * lineHeight + around}px`;
      const room = box.parentElement?.parentElement;
      if (room) room.style.height = hasRemarks ? `${lines * lineHeight + around + under}px` : '';
      if (!isActive) element.scrollTop = 0;
    };
    grow();
    element.addEventListener('focus', grow);
    element.addEventListener('blur', grow);
    return () => {
      element.removeEventListener('focus', grow);
      element.removeEventListener('blur', grow);
    };
  }, [field, text, hasRemarks]);
}
