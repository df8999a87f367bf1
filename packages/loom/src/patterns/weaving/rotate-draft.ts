import type { Draft, Run } from './draft.ts';

/** The same cloth begun so many yarns later both ways: its edge then falls where nothing changes. */
export function rotateDraft({ warp, weft, lift }: Draft, yarns: number): Draft {
  return {
    warp: rotateRuns(warp, yarns),
    weft: rotateRuns(weft, yarns),
    lift: rotated(
      lift.map((pick) => rotated(pick, yarns)),
      yarns,
    ),
  };
}

function rotateRuns(runs: readonly Run[], yarns: number): Run[] {
  const [first, ...rest] = runs;
  if (first === undefined || first.yarns <= yarns || rest.length === 0) return [...runs];
  return [{ ...first, yarns: first.yarns - yarns }, ...rest, { ...first, yarns }];
}

function rotated<T>(list: readonly T[], by: number): T[] {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}
