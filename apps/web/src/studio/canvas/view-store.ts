import type { Usage } from '@naksha/contract';
import { cmPerInch, defaultDpi } from '@naksha/contract';
import { create } from 'zustand';
import { type Camera, fitTile, type TileSize, zoomAt } from './camera.ts';
import { freeArea } from './free-area.ts';

/** `piece`: the whole goods that the cloth is for, where the tool shows them; else its repeat. */
export type ViewMode = 'tile' | 'repeat' | 'piece';

interface View {
  readonly camera: Camera;
  readonly tile: TileSize;
  readonly mode: ViewMode;
  /** The goods that are looked at; null for those that the words name. */
  readonly goods: Usage | null;
  /** Size of the canvas in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** While nobody has moved the cloth, it follows the window and the tile's size. */
  readonly isFitted: boolean;
  readonly isPicking: boolean;
  readonly isMeasuring: boolean;
  /** Where the line between before and after stands, as a share of the canvas' width; null while nothing is compared. */
  readonly split: number | null;
}

const first: TileSize = { widthPx: 1024, heightPx: 1024, dpi: defaultDpi };

export const useView = create<View>(() => ({
  camera: fitTile(first, freeArea(1440, 900)),
  tile: first,
  mode: 'repeat',
  goods: null,
  width: 1440,
  height: 900,
  isFitted: true,
  isPicking: false,
  isMeasuring: false,
  split: null,
}));

/** To see goods whole and a tile near are two ways of looking: the cloth is fitted anew between them. */
export const setMode = (mode: ViewMode): void =>
  useView.setState((view) => ({
    mode,
    isFitted: view.isFitted || (mode === 'piece') !== (view.mode === 'piece'),
  }));
export const setGoods = (goods: Usage): void => useView.setState({ goods, isFitted: true });
export const togglePicking = (): void =>
  useView.setState(({ isPicking }) => ({ isPicking: !isPicking, isMeasuring: false }));
export const toggleMeasuring = (): void =>
  useView.setState(({ isMeasuring }) => ({ isMeasuring: !isMeasuring, isPicking: false }));
export const stopMeasuring = (): void => useView.setState({ isMeasuring: false });
export const setSplit = (split: number | null): void =>
  useView.setState({ split: split === null ? null : Math.min(1, Math.max(0, split)) });
export const stopPicking = (): void => useView.setState({ isPicking: false });

export function resizeView(width: number, height: number): void {
  useView.setState((view) => ({
    width,
    height,
    ...(view.isFitted ? { camera: fitted(view.tile, width, height) } : {}),
  }));
}

/** Another tile lies on the table. It is fitted anew unless somebody has chosen where to look. */
export function layTile(tile: TileSize): void {
  const view = useView.getState();
  if (view.tile.widthPx === tile.widthPx && view.tile.heightPx === tile.heightPx && view.tile.dpi === tile.dpi) return;
  useView.setState({ tile, ...(view.isFitted ? { camera: fitted(tile, view.width, view.height) } : {}) });
}

export function fitView(): void {
  useView.setState((view) => ({ camera: fitted(view.tile, view.width, view.height), isFitted: true }));
}

export function panBy(x: number, y: number): void {
  useView.setState(({ camera }) => ({ camera: { ...camera, x: camera.x + x, y: camera.y + y }, isFitted: false }));
}

/** Zooms around a point of the screen, the middle of the free cloth when none is given. */
export function zoomBy(factor: number, point?: { x: number; y: number }): void {
  useView.setState(({ camera, tile, width, height }) => {
    const free = freeArea(width, height);
    const around = point ?? { x: free.x + free.width / 2, y: free.y + free.height / 2 };
    return { camera: zoomAt(camera, tile, factor, around), isFitted: false };
  });
}

/** 1 is 100 %. */
export function zoomTo(zoom: number): void {
  const { camera, tile } = useView.getState();
  zoomBy((zoom * tile.dpi) / cmPerInch / camera.pxPerCm);
}

function fitted(tile: TileSize, width: number, height: number): Camera {
  return fitTile(tile, freeArea(width, height));
}
