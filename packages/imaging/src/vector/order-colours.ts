/** How many unit steps of border two colours share: entry `one * colours + other`, both ways. */
export function sharedBorders(labels: Uint8Array, width: number, colours: number): Float64Array {
  const shared = new Float64Array(colours * colours);
  for (let at = 1; at < labels.length; at++) {
    const own = labels[at] ?? 0;
    const left = labels[at - 1] ?? 0;
    if (own !== left && at % width !== 0) count(shared, colours, own, left);
    const above = labels[at - width] ?? own;
    if (own !== above) count(shared, colours, own, above);
  }
  return shared;
}

function count(shared: Float64Array, colours: number, one: number, other: number): void {
  shared[one * colours + other] = (shared[one * colours + other] ?? 0) + 1;
  shared[other * colours + one] = (shared[other * colours + one] ?? 0) + 1;
}

const mostRounds = 40;

/**
 * The order in which colours are painted over each other: the largest area first, then so that neighbours in the picture come soon
 * after each other, because a border is drawn once for every step between its two colours. `shares` are areas, one a colour.
 */
export function orderColours(shared: Float64Array, shares: readonly number[]): number[] {
  const colours = shares.length;
  const order = [...shares.keys()].sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
  const cost = (): number => {
    let sum = 0;
    for (let i = 0; i < colours; i++) {
      for (let j = i + 1; j < colours; j++) sum += (j - i) * (shared[(order[i] ?? 0) * colours + (order[j] ?? 0)] ?? 0);
    }
    return sum;
  };
  let least = cost();
  for (let round = 0; round < mostRounds; round++) {
    const before = least;
    for (let i = 1; i < colours; i++) {
      for (let to = Math.max(1, i - 8); to < Math.min(colours, i + 9); to++) {
        move(order, i, to);
        const now = cost();
        if (now < least) least = now;
        else move(order, to, i);
      }
    }
    if (least === before) break;
  }
  return order;
}

function move(order: number[], from: number, to: number): void {
  const [taken] = order.splice(from, 1);
  if (taken !== undefined) order.splice(to, 0, taken);
}
