import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type Acts, keys } from './keys.ts';

/** The shortcuts that designers know. Keys without Ctrl mean nothing while something is typed or a dialog is open. */
export function useShortcuts(showPiece: () => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    const acts: Acts = {
      showPiece,
      open: (tool) => void navigate({ to: '/studio/$tool', params: { tool }, search: true }),
    };
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const key = keyOf(event);
      if (!key) return;
      const isTyping = isText(event.target);
      if (isTyping && (key.isLeftToFields || !key.hasControl)) return;
      if (!key.hasControl && document.querySelector('[role="dialog"], [role="menu"]')) return;
      event.preventDefault();
      key.act(acts);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [navigate, showPiece]);
}

function keyOf(event: KeyboardEvent) {
  const pressed = event.key.toLowerCase();
  const hasControl = event.ctrlKey || event.metaKey;
  return keys.find(
    (key) =>
      (key.pressed ?? [key.shown.toLowerCase()]).includes(pressed) &&
      (key.hasControl === true) === hasControl &&
      (key.isShifted ?? event.shiftKey) === event.shiftKey,
  );
}

function isText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !['radio', 'checkbox', 'color', 'range'].includes(target.type)))
  );
}
