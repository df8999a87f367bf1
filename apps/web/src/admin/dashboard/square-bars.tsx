import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import classes from './spending.module.css';

const squares = 48;

/** Who spent how many credits, each a row of the squares of the chart of days. */
export function SquareBars({
  title,
  head,
  unit,
  rows,
  say,
}: {
  title: string;
  head: string;
  unit: string;
  rows: readonly { readonly key: string; readonly name: ReactNode; readonly credits: number }[];
  /** How figures are written that are no credits. */
  say?: (figure: number) => string;
}) {
  const format = useFormat();
  const top = Math.max(1, ...rows.map(({ credits }) => credits));
  return (
    <table className={classes.people} aria-label={title}>
      <colgroup>
        <col className={classes.person} />
        <col />
        <col className={say ? classes.amount : classes.sum} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col" colSpan={2}>
            {unit}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, credits }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td aria-hidden>
              <span
                className={classes.bar}
                style={{ width: `${credits <= 0 ? 0 : Math.max(1, Math.round((credits / top) * squares)) * 9}px` }}
              />
            </td>
            <td data-none={credits === 0 || undefined}>{say ? say(credits) : format.number(credits)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
