import type { ParseKeys } from 'i18next';
import { type ToolPath, toolPaths } from '../../addresses/tool-paths.ts';
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

/** What a key can do that needs the screen. */
export interface Acts {
  readonly showPiece: () => void;
  readonly open: (tool: ToolPath) => void;
}

/** A key that does something in the studio, wherever the focus is. */
interface Key {
  /** What the sheet calls it; keys of one name stand there together, and without one a key does not stand there. */
  readonly name?: ParseKeys;
  /** As the sheet shows it. */
  readonly shown: string;
  /** What is pressed, letters small; by default what is shown. */
  readonly pressed?: readonly string[];
  readonly hasControl?: true;
  /** With or without Shift; absent where it means nothing. */
  readonly isShifted?: boolean;
  /** A field that is typed in has a meaning of its own for it. */
  readonly isLeftToFields?: true;
  act(acts: Acts): void;
}

const step = 1.25;
const sizeStep = 1.15;

/** Every key of the studio, as it stands on the sheet. Without Ctrl they mean nothing while something is typed or a dialog is open. */
export const keys: readonly Key[] = [
  {
    name: 'studio.keys.undo',
    shown: 'Z',
    hasControl: true,
    isShifted: false,
    isLeftToFields: true,
    act: stepBack,
  },
  { name: 'studio.keys.redo', shown: 'Z', hasControl: true, isShifted: true, isLeftToFields: true, act: stepOn },
  { name: 'studio.keys.save', shown: 'S', hasControl: true, act: save },
  ...toolNames.flatMap((tool): Key[] => {
    const { shortcut, title } = tools[tool];
    if (shortcut === undefined) return [];
    const act = ({ open }: Acts) => open(toolPaths[tool]);
    return [{ name: title, shown: shortcut.toUpperCase(), hasControl: true, act }];
  }),
  { name: 'studio.keys.find', shown: 'K', hasControl: true, act: openFind },
  { name: 'studio.keys.zoomIn', shown: '+', pressed: ['+', '='], act: () => zoomBy(step) },
  { name: 'studio.keys.zoomOut', shown: '−', pressed: ['-'], act: () => zoomBy(1 / step) },
  { name: 'studio.keys.fit', shown: '0', act: fitView },
  { name: 'studio.keys.hundred', shown: '1', act: () => zoomTo(1) },
  {
    name: 'studio.keys.mode',
    shown: 'R',
    act: () => setMode(readStudio().view.mode === 'tile' ? 'repeat' : 'tile'),
  },
  { name: 'studio.keys.goods', shown: 'P', act: ({ showPiece }) => showPiece() },
  {
    name: 'studio.keys.draped',
    shown: 'D',
    act: () => setMode(readStudio().view.mode === 'cloth' ? 'repeat' : 'cloth'),
  },
  { name: 'studio.keys.picker', shown: 'I', act: togglePicking },
  { name: 'studio.keys.measure', shown: 'M', act: toggleMeasuring },
  { name: 'studio.keys.compare', shown: 'C', act: toggleSplit },
  { name: 'studio.keys.brush', shown: 'B', act: () => paint('brush', false) },
  { name: 'studio.keys.eraser', shown: 'E', act: () => paint(undefined, true) },
  { name: 'studio.keys.lasso', shown: 'L', act: () => paint('lasso', false) },
  { name: 'studio.keys.wand', shown: 'W', act: () => paint('wand', false) },
  { name: 'studio.keys.range', shown: 'G', act: () => paint('range', false) },
  { name: 'studio.keys.brushSize', shown: '[', act: () => setRadius(readStudio().brush.radius / sizeStep) },
  { name: 'studio.keys.brushSize', shown: ']', act: () => setRadius(readStudio().brush.radius * sizeStep) },
  { name: 'studio.keys.sheet', shown: '?', act: openSheet },
  { shown: 'Escape', pressed: ['escape'], act: putAway },
];

function save(): void {
  const { currentId, isPreviewing } = readStudio().table;
  if (currentId && !isPreviewing) openSaveDialog(currentId);
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
