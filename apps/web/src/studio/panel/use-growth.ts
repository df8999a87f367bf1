import { type RefObject, useLayoutEffect } from 'react';

const restingLines = 2;
const mostLines = 6;
/** From one row of labels to the next. */
export const labelRowPx = 12;

/** A line with so many rows of labels under it, and what a field has around its lines; lifted, the words of the first line stay where they are. */
export function lineOf(labelRows: number): { lineHeight: number; around: number; lift: number } {
  const more = labelRows - 1;
  return { lineHeight: 36 + more * labelRowPx, around: 6 + more * 4, lift: more * -6 };
}

const under = 25;
/** Scripts mixed in one line make it a little higher. */
const slack = 0.3;

/**
 * Gives a text field that is being written in the lines it needs, two when it rests. It grows over what is beneath, but for remarks on
 * its text and further rows of labels: these push it down.
 */
export function useGrowth(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  hasRemarks: boolean,
  labelRows: number,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what makes it grow
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    const { lineHeight, around } = lineOf(labelRows);
    const grow = () => {
      const box = element.parentElement;
      if (!box) return;
      box.style.height = `${restingLines * lineHeight + around}px`;
      const needed = Math.ceil((element.scrollHeight - 2) / lineHeight - slack);
      const isActive = document.activeElement === element;
      const count = isActive ? Math.min(mostLines, Math.max(restingLines, needed)) : restingLines;
      box.style.height = `${count * lineHeight + around}px`;
      const room = box.parentElement?.parentElement;
      if (room) room.style.height = hasRemarks || labelRows > 1 ? `${count * lineHeight + around + under}px` : '';
      if (!isActive) element.scrollTop = 0;
    };
    grow();
    element.addEventListener('focus', grow);
    element.addEventListener('blur', grow);
    return () => {
      element.removeEventListener('focus', grow);
      element.removeEventListener('blur', grow);
    };
  }, [field, text, hasRemarks, labelRows]);
}
