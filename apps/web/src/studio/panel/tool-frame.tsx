import { UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { compare, useClothPicture } from '../canvas/cloth-store.ts';
import { showDesign } from '../designs/designs-store.ts';
import type { PanelProps } from '../tools/panel-props.ts';
import { NothingYet } from './nothing-yet.tsx';
import panel from './panel.module.css';
import classes from './tool-frame.module.css';

/**
 * The panel of a tool that changes the design on the table: title, the tabs of its family, and beneath them its form. When only a
 * preview lies there, the design that was made last takes its place.
 */
export function ToolFrame({
  title,
  tabs,
  design,
  latest,
  onReset,
  children,
}: Pick<PanelProps, 'design' | 'latest' | 'tabs'> & {
  title: string;
  /** Puts the form back; absent while nothing has been changed. */
  onReset: (() => void) | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const latestId = latest?._id;
  useEffect(() => {
    if (!design && latestId) showDesign(latestId);
  }, [design, latestId]);
  return (
    <div className={panel.panel}>
      <div className={panel.head}>
        <h2 className={panel.title}>{title}</h2>
        {design && <HoldForBefore />}
        {design && (
          <UnstyledButton
            className={panel.quiet}
            aria-disabled={!onReset}
            onClick={onReset}
            style={onReset ? undefined : { color: 'var(--t3)', cursor: 'default' }}
          >
            {t('colour.reset')}
          </UnstyledButton>
        )}
      </div>
      {tabs}
      {design ? children : <NothingYet />}
    </div>
  );
}

/** Shows the cloth as it was while it is held. */
function HoldForBefore() {
  const { t } = useTranslation();
  const isComparing = useClothPicture((state) => state.isComparing);
  const isChanged = useClothPicture((state) => state.change !== null);
  useEffect(() => () => compare(false), []);
  const onKey = (isDown: boolean) => (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    compare(isDown);
  };
  if (!isChanged) return null;
  return (
    <UnstyledButton
      className={`${panel.quiet} ${classes.before}`}
      aria-pressed={isComparing}
      title={t('colour.beforeHint')}
      onPointerDown={() => compare(true)}
      onPointerUp={() => compare(false)}
      onPointerLeave={() => compare(false)}
      onPointerCancel={() => compare(false)}
      onKeyDown={onKey(true)}
      onKeyUp={onKey(false)}
      onBlur={() => compare(false)}
    >
      {t('colour.before')}
    </UnstyledButton>
  );
}
