import { type RefObject, useLayoutEffect } from 'react';

const restingLines = 2;
const mostLines = 6;
/** Of a line with one row of labels, and with two: as in the style sheet, with what a field has around its lines. */
const lines = { plain: { lineHeight: 36, around: 6 }, crowded: { lineHeight: 48, around: 10 } } as const;
const under = 25;
/** Scripts mixed in one line make it a little higher. */
const slack = 0.3;

/**
 * Gives a text field that is being written in the lines it needs, two when it rests. It grows over what is beneath, but for remarks on
 * its text and a second row of labels: these push it down.
 */
export function useGrowth(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  hasRemarks: boolean,
  isCrowded: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what makes it grow
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    const { lineHeight, around } = lines[isCrowded ? 'crowded' : 'plain'];
    const grow = () => {
      const box = element.parentElement;
      if (!box) return;
      box.style.height = `${restingLines * lineHeight + around}px`;
      const needed = Math.ceil((element.scrollHeight - 2) / lineHeight - slack);
      const isActive = document.activeElement === element;
      const count = isActive ? Math.min(mostLines, Math.max(restingLines, needed)) : restingLines;
      box.style.height = `${count * lineHeight + around}px`;
      const room = box.parentElement?.parentElement;
      if (room) room.style.height = hasRemarks || isCrowded ? `${count * lineHeight + around + under}px` : '';
      if (!isActive) element.scrollTop = 0;
    };
    grow();
    element.addEventListener('focus', grow);
    element.addEventListener('blur', grow);
    return () => {
      element.removeEventListener('focus', grow);
      element.removeEventListener('blur', grow);
    };
  }, [field, text, hasRemarks, isCrowded]);
}
