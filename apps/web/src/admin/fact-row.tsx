import type { ReactNode } from 'react';
import page from './page.module.css';

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  /** What the figure is to be held against. */
  readonly more?: ReactNode;
  /** Changes from one look to the next. */
  readonly varies?: boolean;
}

/** Figures beside each other under one rule, and what else stands there. */
export function FactRow({
  facts,
  isBusy = false,
  className = '',
  children,
}: {
  facts: readonly Fact[];
  isBusy?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <dl className={`${page.facts} ${className}`} aria-busy={isBusy}>
      {facts.map(({ name, value, more, varies }) => (
        <div key={name} className={page.fact}>
          <dt>{name}</dt>
          <dd data-varies={varies || undefined}>
            {value}
            {more && <small>{more}</small>}
          </dd>
        </div>
      ))}
      {children}
    </dl>
  );
}
