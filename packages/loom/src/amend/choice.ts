import type { Instance } from './instance.ts';

/** What to set in a place in place of what the other plan has there. */
export type Choice = (twin: Instance) => Instance | undefined;

/** A motif that the cloth has not yet, of the size of one that it has: so that its figures go on alternating. */
export function inTurn(instances: readonly Instance[], others: readonly Instance[]): Choice {
  const known = new Set(instances.map(({ motif }) => motif));
  const strange = others.filter(({ motif, disc }) => disc !== undefined && !known.has(motif));
  return (twin) =>
    known.has(twin.motif)
      ? strange.find(({ r, rank }) => rank === twin.rank && r < twin.r * 1.05 && r > twin.r * 0.95)
      : undefined;
}

/** The motif of this name, of about the size. */
export function namely(motif: string, others: readonly Instance[]): Choice {
  const named = others.filter((each) => each.motif === motif && each.disc !== undefined);
  return (twin) => (twin.motif === motif ? twin : named.find(({ r }) => r < twin.r * 1.5 && r > twin.r * 0.6));
}
