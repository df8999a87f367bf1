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

  // A label that would run into the one before it on the same line gives way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they decide where the labels lie
  useLayoutEffect(() => {
    let line = Number.NEGATIVE_INFINITY;
    let right = 0;
    const labels = ref.current?.querySelectorAll<HTMLElement>('[data-label]') ?? [];
    for (const label of labels) {
      label.style.visibility = 'visible';
      const box = label.getBoundingClientRect();
      const isFree = Math.abs(box.top - line) > 4 || box.left >= right + gapPx;
      label.style.visibility = isFree ? 'visible' : 'hidden';
      if (isFree) [line, right] = [box.top, box.right];
    }
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
