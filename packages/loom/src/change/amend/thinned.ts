import { distance, type Torus } from '../../numbers/torus.ts';
import type { Instance } from './instance.ts';

/** Those that go when a share of motifs goes: what stays is spread evenly, each next one farthest from those that stay already. */
export function thinned(torus: Torus, instances: readonly Instance[], share: number): Instance[] {
  const going = new Set(instances);
  const count = Math.round(instances.length * (1 - share));
  const away = new Map(instances.map((one) => [one, Number.POSITIVE_INFINITY]));
  for (let i = 0; i < count; i++) {
    let farthest: Instance | undefined;
    for (const one of going)
      if (farthest === undefined || (away.get(one) ?? 0) > (away.get(farthest) ?? 0) + 1e-9) farthest = one;
    if (farthest === undefined) break;
    going.delete(farthest);
    for (const one of going)
      away.set(one, Math.min(away.get(one) ?? 0, distance(torus, one.x, one.y, farthest.x, farthest.y)));
  }
  return instances.filter((one) => going.has(one));
}
