import { motifLibrary } from '../../../motifs/library.ts';
import type { PaisleyGuest } from '../guests.ts';
import { type Bed, bellyAt, endOf } from './bed.ts';
import { fillBed } from './fill-bed.ts';

/** A bird or beast in the belly, as large as it holds; flowers and leaves grow round it and up the neck. */
export function plantGuest(bed: Bed, guest: PaisleyGuest): void {
  const { task, way, rng, onSpine } = bed;
  const { at, room } = onSpine(bellyAt);
  const radius = room * 1.02;
  const [first] = way.flowers;
  const inks = way.flowers.find(({ body }) => body !== way.field) ?? first;
  const { detail, line } = task.recipe;
  const drawing = motifLibrary[guest]({ radius, inks, detail, line }, rng.fork('guest'));
  const symbol = task.shelf.put({ ...drawing, motif: guest });
  bed.occupancy.add(at[0], at[1], room * 0.8);
  const end = endOf(bed, 4.5);
  // Behind the guest a stem rises into the neck, from which the filling grows.
  for (let t = bellyAt + 0.2; t < end; t += 0.05) {
    const place = onSpine(t);
    bed.stems.add(place.at[0], place.at[1], place.heading);
  }
  fillBed(bed);
  bed.motifs.push({ symbol, x: at[0], y: at[1], turn: 0, scale: 1 });
}
