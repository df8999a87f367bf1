import { type Model, onModelLimits, type Usage } from '@naksha/contract';
import { zoomAt } from '../geometry/camera.ts';
import { freeArea } from '../geometry/free-area.ts';
import type { RulerUnit } from '../geometry/units-per-cm.ts';
import { isComparable } from './cloth.ts';
import { firstStage, type Stage } from './stage.ts';
import { readStudio, updateSlice } from './studio-store.ts';
import { fitted, inMode, shownZoom, type ViewMode, viewKeys } from './view.ts';

export const setMode = (mode: ViewMode): void => updateSlice('view', (view) => inMode(view, mode));
export const setGoods = (goods: Usage): void => updateSlice('view', { goods, isFitted: true });

/** Changes how the cloth is draped and looked at; another model is seen from its own front again. */
export const setStage = (by: Partial<Stage>): void =>
  updateSlice('view', ({ stage }) => {
    const isOther = by.model !== undefined && by.model !== stage.model;
    const isModelChosen = stage.isModelChosen || by.model !== undefined;
    return { stage: { ...stage, isModelChosen, ...by, ...(isOther ? firstLook : {}) } };
  });

/** Drapes the cloth on what its words name, until someone has chosen something else. */
export const drapeOn = (model: Model): void =>
  updateSlice('view', ({ stage }) =>
    stage.isModelChosen || stage.model === model ? {} : { stage: { ...stage, model, ...firstLook } },
  );

const firstLook = { turn: firstStage.turn, tilt: firstStage.tilt, zoom: firstStage.zoom };
const zooms = onModelLimits.zoom;

export const togglePicking = (): void =>
  updateSlice('view', ({ isPicking }) => ({ isPicking: !isPicking, isMeasuring: false, takeColour: null }));
export const stopPicking = (): void => updateSlice('view', { isPicking: false, takeColour: null });

/** Opens the glass; the next colour that is clicked goes to `take`. Closing the glass takes none. */
export const pickColour = (take: (hex: string) => void): void =>
  updateSlice('view', { isPicking: true, isMeasuring: false, takeColour: take });

/** Gives a colour to what waits for one. False when nothing does. */
export function givePick(hex: string): boolean {
  const { takeColour } = readStudio().view;
  if (!takeColour) return false;
  stopPicking();
  takeColour(hex);
  return true;
}

export const toggleMeasuring = (): void =>
  updateSlice('view', ({ isMeasuring }) => ({
    isMeasuring: !isMeasuring,
    isPicking: false,
    takeColour: null,
  }));
export const stopMeasuring = (): void => updateSlice('view', { isMeasuring: false });

/** Moves the line between before and after, or takes it away; where there is no before, there is none. */
export function setSplit(split: number | null): void {
  const isPossible = split !== null && isComparable(readStudio());
  updateSlice('view', { split: isPossible ? Math.min(1, Math.max(0, split)) : null });
}

/** Lays before and after side by side, the line in the middle of the free cloth, or stops it. */
export function toggleSplit(): void {
  const studio = readStudio();
  const { split, width, height } = studio.view;
  const free = freeArea(width, height);
  const isWanted = split === null && isComparable(studio);
  setSplit(isWanted ? (free.x + free.width / 2) / Math.max(1, width) : null);
}

export function resizeView(width: number, height: number): void {
  updateSlice('view', (view) => ({
    width,
    height,
    ...(view.isFitted ? { camera: fitted(view.tile, { width, height, mode: view.mode }) } : {}),
  }));
}

export const fitView = (): void =>
  updateSlice('view', (view) =>
    view.mode === 'cloth'
      ? { stage: { ...view.stage, ...firstLook } }
      : { camera: fitted(view.tile, view), isFitted: true },
  );

export const panBy = (x: number, y: number): void =>
  updateSlice('view', ({ camera }) => ({ camera: { ...camera, x: camera.x + x, y: camera.y + y }, isFitted: false }));

/** Zooms around a point of the screen, the middle of the free cloth when none is given. */
export function zoomBy(factor: number, point?: { x: number; y: number }): void {
  updateSlice('view', ({ mode, stage, camera, tile, width, height }) => {
    if (mode === 'cloth') {
      return { stage: { ...stage, zoom: Math.min(zooms.max, Math.max(zooms.min, stage.zoom * factor)) } };
    }
    const free = freeArea(width, height);
    const around = point ?? { x: free.x + free.width / 2, y: free.y + free.height / 2 };
    return { camera: zoomAt(camera, tile, factor, around), isFitted: false };
  });
}

/** 1 is 100 %. */
export function zoomTo(zoom: number): void {
  zoomBy(zoom / shownZoom(readStudio().view));
}

/** Chooses the grey around a tile, for the next time as well. */
export function chooseSurround(surround: string): void {
  localStorage.setItem(viewKeys.surround, surround);
  updateSlice('view', { surround });
}

/** Chooses what the rulers count in, for the next time as well. */
export function chooseRulerUnit(rulerUnit: RulerUnit): void {
  localStorage.setItem(viewKeys.rulerUnit, rulerUnit);
  updateSlice('view', { rulerUnit });
}
