import { UnstyledButton } from '@mantine/core';
import { type CSSProperties, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import islands from './islands.module.css';
import classes from './studio.module.css';

const stops = ['88px', '50%', '92%'] as const;
const dragPx = 24;

/** The panel; below 640 px a sheet with three stops: a strip, half of the window, nearly all of it. */
export function PanelSheet({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation();
  const [stop, setStop] = useState(1);
  const from = useRef<number | null>(null);
  const step = (by: number) => setStop((at) => Math.min(stops.length - 1, Math.max(0, at + by)));
  const up = (event: PointerEvent) => {
    const moved = from.current === null ? 0 : event.clientY - from.current;
    from.current = null;
    if (Math.abs(moved) > dragPx) step(moved < 0 ? 1 : -1);
    else setStop((at) => (at + 1) % stops.length);
  };
  return (
    <aside
      className={`${islands.island} ${classes.panel}`}
      aria-label={label}
      style={{ '--stop': stops[stop] } as CSSProperties}
    >
      <UnstyledButton
        className={classes.handle}
        aria-label={t('studio.sheet.taller')}
        onPointerDown={(event) => {
          from.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={up}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') step(1);
          if (event.key === 'ArrowDown') step(-1);
        }}
      />
      {children}
    </aside>
  );
}
