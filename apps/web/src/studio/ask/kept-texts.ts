import { operationNames } from '@naksha/contract';
import { z } from 'zod';
import type { Tools } from '../store/tools.ts';
import { findTool } from '../tools/tools.ts';

const key = 'naksha.texts';
/** More than is read may stand in a field; a tab has room for a few million characters in all. */
const longest = 200_000;
const stored = z.object({
  userId: z.string(),
  kept: z.partialRecord(
    z.enum(operationNames),
    z.object({ designId: z.string().optional(), texts: z.record(z.string(), z.string().max(longest)) }),
  ),
});
type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Puts away, for the one who typed it, what stands in the fields of the tools; where nothing does, nothing is left behind. */
export function writeTexts(drawer: Drawer, userId: string, { values, kept }: Pick<Tools, 'values' | 'kept'>): void {
  const typed = operationNames.flatMap((name) => {
    const [held, before] = [values[name], kept[name]];
    const texts = held && findTool(name)?.texts?.of(held.value);
    if (held && texts && Object.values(texts).every(({ length }) => length <= longest))
      return [[name, { designId: held.designId, texts }] as const];
    return before ? [[name, before] as const] : [];
  });
  if (typed.length === 0) drawer.removeItem(key);
  else drawer.setItem(key, JSON.stringify({ userId, kept: Object.fromEntries(typed) }));
}

/** What this person put away in this tab; nothing of somebody else's, or such as no version of today wrote. */
export function readTexts(drawer: Drawer, userId: string): Tools['kept'] {
  try {
    const { userId: whose, kept } = stored.parse(JSON.parse(drawer.getItem(key) ?? '{}'));
    return whose === userId ? kept : {};
  } catch {
    drawer.removeItem(key);
    return {};
  }
}
