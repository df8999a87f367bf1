import { UnstyledButton } from '@mantine/core';
import type { FileRow } from '@naksha/contract';
import { type KeyboardEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import panel from '../panel/panel.module.css';
import { hasChange } from '../store/cloth.ts';
import { useStudio } from '../store/studio-store.ts';
import { compare } from '../store/table-actions.ts';
import { hasSlot, type Tool } from '../tools/define-tool.ts';
import classes from './tool-frame.module.css';
import { ToolTabs } from './tool-tabs.tsx';

/** Title, what can be done with the form as a whole, and the tabs of the tool's family. */
export const Head = memo(function Head({
  tool,
  design,
  reset,
}: {
  tool: Tool;
  design: FileRow | undefined;
  /** Absent while nothing has been changed. */
  reset: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const isOnTable = hasSlot(tool, 'design') && design !== undefined;
  return (
    <>
      <div className={panel.head}>
        <h2 className={panel.title}>{t(tool.title)}</h2>
        {tool.Head && <tool.Head design={design} />}
        {isOnTable && <HoldForBefore />}
        {isOnTable && (
          <UnstyledButton
            className={panel.quiet}
            aria-disabled={!reset}
            onClick={reset}
            style={reset ? undefined : { color: 'var(--t3)', cursor: 'default' }}
          >
            {t('colour.reset')}
          </UnstyledButton>
        )}
      </div>
      <ToolTabs tool={tool.operation} />
    </>
  );
});

/** Shows the cloth as it was while it is held. */
function HoldForBefore() {
  const { t } = useTranslation();
  const isComparing = useStudio(({ table }) => table.isComparing);
  const isChanged = useStudio(hasChange);
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
