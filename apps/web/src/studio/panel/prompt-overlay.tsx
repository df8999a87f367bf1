import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Segment } from '../words/prompt-segments.ts';
import { placesOfLabels } from './label-rows.ts';
import classes from './prompt-field.module.css';
import { labelRowPx } from './use-growth.ts';

/** The same text once more behind the field, for its underlines and labels only. */
export function PromptOverlay({
  segments,
  scroll,
  lang,
  struck,
  openStart,
  labelRows: rows,
  onRows,
}: {
  segments: readonly Segment[];
  scroll: number;
  lang: string;
  /** Words that are not seen in the cloth. */
  struck: readonly { readonly start: number; readonly failing: string }[];
  openStart: number | undefined;
  /** Lines are as far apart as so many rows of labels need. */
  labelRows: number;
  onRows: (rows: number) => void;
}) {
  const { t, i18n } = useTranslation();
  const ref = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: they decide where the labels lie
  useLayoutEffect(() => {
    const overlay = ref.current;
    if (!overlay) return;
    const place = () => onRows(placeLabels(overlay));
    const sizes = new ResizeObserver(place);
    sizes.observe(overlay);
    place();
    return () => sizes.disconnect();
  }, [segments, i18n.language, rows, onRows]);

  const isStruck = (start: number) => struck.some((word) => word.start === start);
  const isNoted = (start: number) => struck.some((word) => word.start === start && word.failing === 'noted');

  return (
    <div
      ref={ref}
      className={classes.overlay}
      lang={lang}
      aria-hidden
      style={{ transform: `translateY(${-scroll}px)` }}
    >
      {segments.map((segment) =>
        segment.token ? (
          <span
            key={segment.start}
            data-start={segment.start}
            className={classes.token}
            data-later={segment.token.kind === 'later' || isNoted(segment.start) || undefined}
            data-struck={(isStruck(segment.start) && !isNoted(segment.start)) || undefined}
            data-open={segment.start === openStart || undefined}
          >
            {segment.text}
            <span className={classes.label} data-label lang={i18n.language}>
              {t(`studio.labels.${segment.token.kind}`)}
            </span>
          </span>
        ) : (
          <span key={segment.start}>{segment.text}</span>
        ),
      )}
      {/* A last line break needs something after it to take room, as it does in the field. */}
      {'\u200b'}
    </div>
  );
}

/** Sets each label under the beginning of its word, or as far left as the field's end asks for, in a further row where it is crowded; answers how many rows there are. */
function placeLabels(overlay: HTMLElement): number {
  const origin = overlay.getBoundingClientRect();
  const labelled = [...overlay.querySelectorAll<HTMLElement>('[data-start]')].flatMap((token) => {
    const [word] = token.getClientRects();
    const label = token.querySelector<HTMLElement>('[data-label]');
    return word && label ? [{ label, left: word.left, bottom: word.bottom, labelWidth: label.offsetWidth }] : [];
  });
  const end = origin.right - Number.parseFloat(getComputedStyle(overlay).paddingRight || '0');
  const places = placesOfLabels(labelled, end);
  for (const [index, { label, bottom }] of labelled.entries()) {
    const { left, row } = places[index] ?? { left: origin.left, row: 0 };
    label.style.left = `${left - origin.left}px`;
    label.style.top = `${bottom - origin.top + row * labelRowPx}px`;
  }
  return Math.max(1, ...places.map(({ row }) => row + 1));
}
