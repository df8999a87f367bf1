import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Segment } from '../words/prompt-segments.ts';
import classes from './prompt-field.module.css';

const gapPx = 4;

/** The same text once more behind the field, for its underlines and labels only. */
export function PromptOverlay({
  segments,
  scroll,
  lang,
  openStart,
}: {
  segments: readonly Segment[];
  scroll: number;
  lang: string;
  openStart: number | undefined;
}) {
  const { t, i18n } = useTranslation();
  const ref = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: they decide where the labels lie
  useLayoutEffect(() => {
    const overlay = ref.current;
    if (!overlay) return;
    const sizes = new ResizeObserver(() => placeLabels(overlay));
    sizes.observe(overlay);
    placeLabels(overlay);
    return () => sizes.disconnect();
  }, [segments, i18n.language]);

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

/** Sets each label under the beginning of its word; one that would run into the label before it on the line gives way. */
function placeLabels(overlay: HTMLElement): void {
  const origin = overlay.getBoundingClientRect();
  let line = Number.NEGATIVE_INFINITY;
  let right = 0;
  for (const token of overlay.querySelectorAll<HTMLElement>('[data-start]')) {
    const [word] = token.getClientRects();
    const label = token.querySelector<HTMLElement>('[data-label]');
    if (!word || !label) continue;
    label.style.left = `${word.left - origin.left}px`;
    label.style.top = `${word.bottom - origin.top}px`;
    const isFree = Math.abs(word.bottom - line) > gapPx || word.left >= right + gapPx;
    label.style.visibility = isFree ? 'visible' : 'hidden';
    if (isFree) [line, right] = [word.bottom, word.left + label.offsetWidth];
  }
}
