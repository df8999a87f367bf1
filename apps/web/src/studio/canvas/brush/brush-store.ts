import type { Area, AreaStroke, FileRow } from '@naksha/contract';
import { create } from 'zustand';
import { repeatOf } from './repeat-of.ts';

export type Strokes = readonly AreaStroke[];

/** What was painted on one design, and how it holds. */
interface Painting {
  /** The change holds where was painted; else everywhere. */
  readonly isOn: boolean;
  readonly strokes: Strokes;
  /** What was painted before each step, the last at the end, and after each step that was taken back. */
  readonly past: readonly Strokes[];
  readonly undone: readonly Strokes[];
  /** Percent of the radius. */
  readonly softness: number;
  readonly inverted: boolean;
  readonly repeat: Area['repeat'];
}

interface Brush extends Painting {
  readonly designId: string | null;
  /** A tool that takes an area is open. */
  readonly isOffered: boolean;
  /** The radius as a share of the tile's width. */
  readonly radius: number;
  readonly isErasing: boolean;
  /** A stroke is being drawn. */
  readonly isDrawing: boolean;
  /** Something is made of what is painted, and seen on the table. */
  readonly isChanged: boolean;
  /** What is painted is hatched and outlined; else only while a stroke is drawn. */
  readonly isMarked: boolean;
  /** Why the last stroke was not taken. */
  readonly problem: 'area_strokes' | 'area_points' | null;
}

const blank = (repeat: Area['repeat']): Painting => ({
  isOn: false,
  strokes: [],
  past: [],
  undone: [],
  softness: 30,
  inverted: false,
  repeat,
});
const straight: Area['repeat'] = { layout: 'straight', step: { n: 1, m: 3, axis: 'down' }, columns: 1, rows: 1 };

/** What was painted on designs that lie on the table no more: whoever walks back finds it again. */
const kept = new Map<string, Painting>();
const mostKept = 50;

/** The brush and what it has painted on the design on the table. */
export const useBrush = create<Brush>(() => ({
  ...blank(straight),
  designId: null,
  isOffered: false,
  radius: 0.04,
  isErasing: false,
  isDrawing: false,
  isChanged: false,
  isMarked: true,
  problem: null,
}));

/** A tool that takes an area lies open beside this design. */
export function offerBrush(design: FileRow): void {
  const { designId, isOn, strokes, past, undone, softness, inverted, repeat } = useBrush.getState();
  if (designId === design._id) {
    useBrush.setState({ isOffered: true });
    return;
  }
  if (designId !== null) kept.set(designId, { isOn, strokes, past, undone, softness, inverted, repeat });
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  const painting = kept.get(design._id) ?? blank(repeatOf(design));
  useBrush.setState({ ...painting, designId: design._id, isOffered: true, isDrawing: false, problem: null });
}

export const putBrushAway = (): void => useBrush.setState({ isOffered: false, isDrawing: false });

/** True while what is done to the cloth is painting on it. */
export const isInHand = ({ isOffered, isOn }: Brush): boolean => isOffered && isOn;

export function takeBrush(isOn: boolean): void {
  useBrush.setState({ isOn, isDrawing: false });
}

export const setErasing = (isErasing: boolean): void => useBrush.setState({ isErasing });
export const setMarked = (isMarked: boolean): void => useBrush.setState({ isMarked });
export const setSoftness = (softness: number): void => useBrush.setState({ softness });
export const invertArea = (): void => useBrush.setState(({ inverted }) => ({ inverted: !inverted }));
export const setAreaRepeat = (repeat: Area['repeat']): void => useBrush.setState({ repeat });

export const smallestRadius = 0.001;
export const largestRadius = 0.5;
export function setRadius(radius: number): void {
  useBrush.setState({ radius: Math.min(largestRadius, Math.max(smallestRadius, radius)) });
}
