import type { Joint } from './grow-branches.ts';

/** The joints as lines from fork to tip, heaviest branches going straight on; each starts at the joint it springs from. */
export function limbsOf(joints: readonly Joint[]): Joint[][] {
  const children = new Map<number, number[]>();
  for (const [i, joint] of joints.entries()) {
    const list = children.get(joint.parent);
    if (list) list.push(i);
    else children.set(joint.parent, [i]);
  }
  const limbs: Joint[][] = [];
  const open = (children.get(-1) ?? []).map((root) => ({ start: root, from: -1 }));
  for (let next = open.pop(); next; next = open.pop()) {
    const limb: Joint[] = [];
    const base = joints[next.from];
    if (base) limb.push(base);
    let at: number | undefined = next.start;
    while (at !== undefined) {
      const joint: Joint | undefined = joints[at];
      if (!joint) break;
      limb.push(joint);
      const [main, ...rest] = (children.get(at) ?? []).sort(
        (a, b) => (joints[b]?.load ?? 0) - (joints[a]?.load ?? 0) || a - b,
      );
      for (const start of rest) open.push({ start, from: at });
      at = main;
    }
    limbs.push(limb);
  }
  return limbs;
}
