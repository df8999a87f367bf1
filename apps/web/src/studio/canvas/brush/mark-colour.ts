import { markAlike } from '@naksha/colour';
import { addStrokes, noteTooMuch, placeOnTile, type Touch } from '../../store/brush-actions.ts';
import { readStudio } from '../../store/studio-store.ts';
import { copyOf } from '../use-beside.ts';
import { strokesAround } from './strokes-around.ts';

const longest = 384;

/** Marks what has the colour that lies where the cloth is touched: what is joined there, or all of it. */
export function markColour(touch: Touch, erases: boolean): void {
  const { table, brush } = readStudio();
  const place = placeOnTile(touch);
  const image = table.laid && copyOf(table.laid.source, longest);
  if (!image || !place) return;
  const { width, height } = image;
  const x = Math.min(width - 1, Math.max(0, Math.floor(place.x * width)));
  const y = Math.min(height - 1, Math.max(0, Math.floor(place.y * width)));
  const marks = markAlike(image, { x, y }, brush.reach, brush.way === 'wand');
  const strokes = strokesAround(marks, width, height, erases);
  if (strokes.length > 0) addStrokes(strokes);
  else noteTooMuch();
}
