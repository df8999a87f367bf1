import type { CSSVariablesResolver } from '@mantine/core';
import { atelier, loomRoom } from './tokens.ts';

type Scheme = 'light' | 'dark';

/** Writes our tokens as `--s1`, `--t1`, `--at-ink` … and makes Mantine's own variables follow them. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--mantine-line-height': '1.385' },
  light: schemeVariables('light'),
  dark: schemeVariables('dark'),
});

function schemeVariables(scheme: Scheme): Record<string, string> {
  const tokens = { ...loomRoom[scheme], ...atelier[scheme] };
  const own = Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));
  const room = loomRoom[scheme];
  return {
    ...own,
    '--mantine-color-body': room.s1,
    '--mantine-color-text': room.t1,
    '--mantine-color-dimmed': room.t3,
    '--mantine-color-default': room.s1,
    '--mantine-color-default-color': room.t1,
    '--mantine-color-default-border': room.ctl,
    '--mantine-color-default-hover': room.s2,
    '--mantine-color-placeholder': room.t3,
    '--mantine-color-error': room.madder,
    '--mantine-color-success': room.leaf,
    '--mantine-color-anchor': room.t1,
    '--mantine-color-indigo-filled': room.accent,
    '--mantine-color-indigo-filled-hover': room['accent-hover'],
    '--mantine-primary-color-filled': room.accent,
    '--mantine-primary-color-filled-hover': room['accent-hover'],
  };
}
