import type { OperationName } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { toolPaths } from '../../addresses/tool-paths.ts';
import { familyOf, toolsOf } from '../tools/families.ts';
import classes from './tool-tabs.module.css';

/** The tools that share a place on the rail, as tabs; none for a tool that stands there alone. */
export function ToolTabs({ tool }: { tool: OperationName }) {
  const { t } = useTranslation();
  const family = familyOf(tool);
  if (family === undefined) return null;
  return (
    <nav className={classes.tabs} aria-label={t(`studio.tools.${family}`)}>
      {toolsOf(family).map((each) => (
        <Link
          key={each}
          to="/studio/$tool"
          params={{ tool: toolPaths[each] }}
          search
          className={classes.tab}
          aria-current={each === tool ? 'page' : undefined}
        >
          {t(`studio.tools.${each}`)}
        </Link>
      ))}
    </nav>
  );
}
