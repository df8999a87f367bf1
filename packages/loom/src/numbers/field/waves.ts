import type { Rng } from '../rng.ts';
import { steady } from '../steady.ts';
import type { TorusField } from './torus-field.ts';

interface WavesAsk {
  /** Shortest and longest wavelength in units. */
  readonly from: number;
  readonly to: number;
  readonly count?: number;
  /** Direction across the crests in radians and how far waves may stray from it; all directions when absent. */
  readonly across?: { readonly angle: number; readonly stray: number };
}

const tries = 60;

/**
 * A smooth random landscape of mean 0 and deviation about 1, added up from plane waves that close over the torus's edges,
 * half-drop and half-brick included.
 */
export function wavesOn(field: TorusField, ask: WavesAsk, rng: Rng): TorusField {
  const { torus, grid } = field;
  const { columns, rows } = grid;
  const count = ask.count ?? 18;
  const values = new Float64Array(columns * rows);
  const gain = Math.sqrt(2 / count);
  for (let n = 0; n < count; n++) {
    const [kx, ky] = waveVector(field, ask, rng);
    const phase = rng.between(0, 2 * Math.PI);
    const cosX = new Float64Array(columns);
    const sinX = new Float64Array(columns);
    for (let i = 0; i < columns; i++) {
      cosX[i] = gain * steady.cos((kx * i * torus.w) / columns + phase);
      sinX[i] = gain * steady.sin((kx * i * torus.w) / columns + phase);
    }
    for (let j = 0; j < rows; j++) {
      const c = steady.cos((ky * j * torus.h) / rows);
      const s = steady.sin((ky * j * torus.h) / rows);
      const start = j * columns;
      for (let i = 0; i < columns; i++) {
        values[start + i] = (values[start + i] ?? 0) + c * (cosX[i] ?? 0) - s * (sinX[i] ?? 0);
      }
    }
  }
  return { ...field, values };
}

/** A wave that is whole along both steps of the torus, of about the wanted length and direction. */
function waveVector({ torus }: TorusField, ask: WavesAsk, rng: Rng): readonly [number, number] {
  let best: readonly [number, number] = [0, 0];
  let least = Number.POSITIVE_INFINITY;
  const { across } = ask;
  for (let n = 0; n < tries && least > 0; n++) {
    const length = ask.from * steady.power(ask.to / ask.from, rng.next());
    const angle = across ? across.angle + across.stray * rng.between(-1, 1) : rng.between(0, 2 * Math.PI);
    const j = Math.round((steady.sin(angle) * torus.h) / length);
    const dropped = torus.dropY === 0 ? 0 : j / 2;
    const i = Math.round((steady.cos(angle) * torus.w) / length + dropped);
    const bricked = torus.brickX === 0 ? 0 : i / 2;
    const cyclesX = (i - dropped) / torus.w;
    const cyclesY =
      (torus.brickX === 0 ? j : Math.round((steady.sin(angle) * torus.h) / length + bricked) - bricked) / torus.h;
    const real = 1 / Math.max(1e-9, steady.hypot(cyclesX, cyclesY));
    const miss = Math.max(0, ask.from * 0.8 - real, real - ask.to * 1.25);
    if (miss < least) {
      least = miss;
      best = [2 * Math.PI * cyclesX, 2 * Math.PI * cyclesY];
    }
  }
  return best;
}
