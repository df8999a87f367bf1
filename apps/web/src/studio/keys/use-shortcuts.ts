import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toolPaths } from '../../addresses/tool-paths.ts';
import type { BrushWay } from '../store/brush.ts';
import { setErasing, setRadius, setWay, takeBrush } from '../store/brush-actions.ts';
import { paintingOnTable } from '../store/cloth.ts';
import { openFind, openSaveDialog, openSheet } from '../store/dialog-actions.ts';
import { stepBack, stepOn } from '../store/history-actions.ts';
import { readStudio } from '../store/studio-store.ts';
import {
  fitView,
  setMode,
  setSplit,
  stopMeasuring,
  stopPicking,
  toggleMeasuring,
  togglePicking,
  toggleSplit,
  zoomBy,
  zoomTo,
} from '../store/view-actions.ts';
import { toolNames, tools } from '../tools/tools.ts';

const step = 1.25;
const sizeStep = 1.15;

/** The shortcuts that designers know. Keys without Ctrl mean nothing while something is typed or a dialog is open. */
export function useShortcuts(showPiece: () => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    const withControl: Record<string, () => void> = {
      s: () => {
        const { currentId, isPreviewing } = readStudio().table;
        if (currentId && !isPreviewing) openSaveDialog(currentId);
      },
      k: openFind,
    };
    for (const tool of toolNames) {
      const { shortcut } = tools[tool];
      if (shortcut === undefined) continue;
      withControl[shortcut] = () =>
        void navigate({ to: '/studio/$tool', params: { tool: toolPaths[tool] }, search: true });
    }
    const plain: Record<string, () => void> = {
      '+': () => zoomBy(step),
      '=': () => zoomBy(step),
      '-': () => zoomBy(1 / step),
      '0': fitView,
      '1': () => zoomTo(1),
      r: () => setMode(readStudio().view.mode === 'tile' ? 'repeat' : 'tile'),
      p: showPiece,
      d: () => setMode(readStudio().view.mode === 'cloth' ? 'repeat' : 'cloth'),
      i: togglePicking,
      m: toggleMeasuring,
      c: toggleSplit,
      b: () => paint('brush', false),
      e: () => paint(undefined, true),
      l: () => paint('lasso', false),
      w: () => paint('wand', false),
      g: () => paint('range', false),
      '[': () => setRadius(readStudio().brush.radius / sizeStep),
      ']': () => setRadius(readStudio().brush.radius * sizeStep),
      '?': openSheet,
      Escape: putAway,
    };
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const isTyping = isText(event.target);
      const isControl = event.ctrlKey || event.metaKey;
      if (isControl && event.key.toLowerCase() === 'z') {
        if (isTyping) return;
        event.preventDefault();
        (event.shiftKey ? stepOn : stepBack)();
        return;
      }
      const act = isControl
        ? withControl[event.key.toLowerCase()]
        : plain[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act || (!isControl && (isTyping || document.querySelector('[role="dialog"], [role="menu"]')))) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [navigate, showPiece]);
}

/** Takes the brush, another way to mark, or the other end of it, where a tool offers it. */
function paint(way: BrushWay | undefined, isErasing: boolean): void {
  if (!paintingOnTable(readStudio())) return;
  stopPicking();
  stopMeasuring();
  takeBrush(true);
  if (way) setWay(way);
  setErasing(isErasing);
}

/** Puts the glass, the measure and the line between before and after away. */
function putAway(): void {
  stopPicking();
  stopMeasuring();
  setSplit(null);
}

function isText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !['radio', 'checkbox', 'color', 'range'].includes(target.type)))
  );
}
