/** A bucket takes its time for each, and most of it is waiting. */
const atOnce = 10;

/** Does the same to each, a few of them at a time. */
export async function fewAtOnce<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += atOnce) await Promise.all(items.slice(at, at + atOnce).map(act));
}
