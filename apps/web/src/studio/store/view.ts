import { defaultDpi, type Usage } from '@naksha/contract';
import { type Camera, fitTile, type TileSize, zoomOf } from '../geometry/camera.ts';
import { freeArea } from '../geometry/free-area.ts';
import { type RulerUnit, rulerUnits } from '../geometry/units-per-cm.ts';
import { firstStage, type Stage } from './stage.ts';

/** `piece`: the whole goods that the cloth is for, where the tool shows them; else its repeat. `cloth`: draped on a model. */
export type ViewMode = 'tile' | 'repeat' | 'piece' | 'cloth';

/** How the table is looked at. */
export interface View {
  readonly camera: Camera;
  readonly tile: TileSize;
  readonly mode: ViewMode;
  /** How it was looked at before the open tool draped the cloth. */
  readonly modeBefore: ViewMode;
  /** The goods that are looked at; null for those that the words name. */
  readonly goods: Usage | null;
  /** How it is draped, in the mode for that. */
  readonly stage: Stage;
  /** Size of the canvas in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** While no one has moved the cloth, it follows the window and the tile's size. */
  readonly isFitted: boolean;
  readonly isPicking: boolean;
  /** Who takes the next colour that is clicked; null when the glass is only looked through. */
  readonly takeColour: ((hex: string) => void) | null;
  readonly isMeasuring: boolean;
  /** Where the line between before and after stands, as a share of the canvas' width; null while nothing is compared. */
  readonly split: number | null;
  /** The grey around a single tile, as in a viewing booth; the theme's until one is chosen. */
  readonly surround: string | null;
  /** What the rulers and the tape measure count in. */
  readonly rulerUnit: RulerUnit;
}

/** 1 is one pixel of the design on one pixel of the screen; of what is draped, the whole goods in sight. */
export const shownZoom = ({ mode, stage, camera, tile }: View): number =>
  mode === 'cloth' ? stage.zoom : zoomOf(camera, tile);

/** Where the two choices that outlive the tab are kept. */
export const viewKeys = { surround: 'naksha.surround', rulerUnit: 'naksha.ruler' } as const;

const firstTile: TileSize = { widthPx: 1024, heightPx: 1024, dpi: defaultDpi };
const kept = (key: string): string | null => globalThis.localStorage?.getItem(key) ?? null;

export const firstView = (): View => ({
  camera: fitTile(firstTile, freeArea(1440, 900)),
  tile: firstTile,
  mode: 'repeat',
  modeBefore: 'repeat',
  goods: null,
  stage: firstStage,
  width: 1440,
  height: 900,
  isFitted: true,
  isPicking: false,
  takeColour: null,
  isMeasuring: false,
  split: null,
  surround: kept(viewKeys.surround),
  rulerUnit: rulerUnits.find((unit) => unit === kept(viewKeys.rulerUnit)) ?? 'cm',
});

/** To see goods whole and a tile near are two ways of looking: the cloth is fitted again between them. */
export const inMode = (view: View, mode: ViewMode): View => ({
  ...view,
  mode,
  isFitted: view.isFitted || (mode === 'piece') !== (view.mode === 'piece'),
});

/** Another tile lies on the table: it is fitted again unless someone has chosen where to look. */
export function withTile(view: View, tile: TileSize): View {
  const { widthPx, heightPx, dpi } = view.tile;
  if (widthPx === tile.widthPx && heightPx === tile.heightPx && dpi === tile.dpi) return view;
  return { ...view, tile, ...(view.isFitted ? { camera: fitted(tile, view) } : {}) };
}

/** The camera that shows the whole tile in the free part of the window. */
export const fitted = (tile: TileSize, { width, height, mode }: Pick<View, 'width' | 'height' | 'mode'>): Camera =>
  fitTile(tile, freeArea(width, height, mode === 'piece'));
