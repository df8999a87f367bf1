import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Segment } from '../words/prompt-segments.ts';
import { labelRows } from './label-rows.ts';
import classes from './prompt-field.module.css';

/** From one row of labels to the next. */
const rowPx = 12;

/** The same text once more behind the field, for its underlines and labels only. */
export function PromptOverlay({
  segments,
  scroll,
  lang,
  openStart,
  isCrowded,
  onCrowded,
}: {
  segments: readonly Segment[];
  scroll: number;
  lang: string;
  openStart: number | undefined;
  /** Lines are further apart, for a second row of labels. */
  isCrowded: boolean;
  onCrowded: (isCrowded: boolean) => void;
}) {
  const { t, i18n } = useTranslation();
  const ref = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: they decide where the labels lie
  useLayoutEffect(() => {
    const overlay = ref.current;
    if (!overlay) return;
    const place = () => onCrowded(placeLabels(overlay));
    const sizes = new ResizeObserver(place);
    sizes.observe(overlay);
    place();
    return () => sizes.disconnect();
  }, [segments, i18n.language, isCrowded, onCrowded]);

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
            data-later={segment.token.kind === 'later' || undefined}
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

/** Sets each label under the beginning of its word, in a second row where it is crowded; answers whether there is one. */
function placeLabels(overlay: HTMLElement): boolean {
  const origin = overlay.getBoundingClientRect();
  const labelled = [...overlay.querySelectorAll<HTMLElement>('[data-start]')].flatMap((token) => {
    const [word] = token.getClientRects();
    const label = token.querySelector<HTMLElement>('[data-label]');
    return word && label ? [{ label, left: word.left, bottom: word.bottom, labelWidth: label.offsetWidth }] : [];
  });
  const rows = labelRows(labelled);
  for (const [index, { label, left, bottom }] of labelled.entries()) {
    const row = rows[index] ?? null;
    label.style.left = `${left - origin.left}px`;
    label.style.top = `${bottom - origin.top + (row ?? 0) * rowPx}px`;
    label.style.visibility = row === null ? 'hidden' : 'visible';
  }
  return rows.includes(1);
}
