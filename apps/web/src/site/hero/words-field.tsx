import type { Token } from '@naksha/loom';
import { useId, useRef } from 'react';
import classes from './words-field.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly tokens: readonly Token[];
  /** What is wrong with the words. */
  readonly problem: string | null;
  readonly onChange: (value: string) => void;
}

/** A field whose understood words are underlined: the same text lies behind it, showing only its rules. */
export function WordsField({ label, value, tokens, problem, onChange }: Props) {
  const under = useRef<HTMLDivElement>(null);
  const id = useId();
  return (
    <>
      <div className={classes.field}>
        <div ref={under} className={classes.under} aria-hidden>
          {segmentsOf(value, tokens).map(({ text, isUnderstood, start }) =>
            isUnderstood ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
          )}
        </div>
        <textarea
          aria-label={label}
          className={classes.input}
          value={value}
          rows={2}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-error`}
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
          onScroll={(event) => under.current?.scrollTo(0, event.currentTarget.scrollTop)}
        />
      </div>
      {problem !== null && (
        <p role="alert" className={classes.problem} id={`${id}-error`}>
          {problem}
        </p>
      )}
    </>
  );
}

/** The text cut at the borders of its understood words. */
function segmentsOf(
  text: string,
  tokens: readonly { start: number; end: number }[],
): { text: string; start: number; isUnderstood: boolean }[] {
  const cuts = tokens.flatMap(({ start, end }) => [{ from: start, to: end }]).sort((a, b) => a.from - b.from);
  const segments = [];
  let at = 0;
  for (const { from, to } of cuts) {
    if (from > at) segments.push({ text: text.slice(at, from), start: at, isUnderstood: false });
    segments.push({ text: text.slice(from, to), start: from, isUnderstood: true });
    at = to;
  }
  if (at < text.length) segments.push({ text: text.slice(at), start: at, isUnderstood: false });
  return segments;
}
