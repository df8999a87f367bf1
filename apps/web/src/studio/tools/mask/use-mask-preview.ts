import type { FileRow } from '@naksha/contract';
import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { readPart } from '../../../ui/use-too-long.ts';
import { coveredBy } from '../../canvas/brush/covered.ts';
import { strokesAround } from '../../canvas/brush/strokes-around.ts';
import { useBeside } from '../../canvas/use-beside.ts';
import { addStrokes, noteTooMuch } from '../../store/brush-actions.ts';
import { useStudio } from '../../store/studio-store.ts';
import { clearChange, showChange } from '../../store/table-actions.ts';
import type { Given } from '../define-tool.ts';
import type { MaskPreview } from './mask-preview.ts';
import type { MaskValue } from './mask-value.ts';
import type { MaskAnswer, MaskQuestion } from './mask-worker.ts';

const longest = { seen: 512, searched: 1024 };
const restMs = 180;
const start = () => new Worker(new URL('./mask-worker.ts', import.meta.url), { type: 'module' });

/** What is known of a mask before anything is paid. */
export interface MaskFound {
  readonly method: MaskPreview['method'] | null;
  readonly isUnderstood: boolean;
  /** Has the mark looked for that lies over the picture, and paints it. */
  readonly find: () => void;
  /** How many parts of it were found; null while it was not looked for, undefined while it is. */
  readonly parts: number | null | undefined;
}

/** A mark that is looked for on a cloth, and in how many parts it was found; undefined until it was. */
interface Search {
  readonly cloth: string;
  readonly parts: number | undefined;
}

/** Shows on the table what would come of the mask, from a small copy, and looks for a mark; both beside the page. */
export function useMaskPreview({
  value,
  design,
  recipe,
  where: { area },
  language,
}: Given<MaskValue, FileRow>): MaskFound {
  const now = useStudio(({ table: { laid } }) => (laid?.cloth === design._id ? laid : null));
  const isDrawing = useStudio(({ brush }) => brush.stroke !== null);
  const [answer, setAnswer] = useState<MaskAnswer | null>(null);
  const [search, setSearch] = useState<Search | null>(null);
  const ask = useBeside<MaskQuestion, MaskAnswer>({ start, longest: longest.seen, restMs });
  const askSearch = useBeside<MaskQuestion, MaskAnswer>({ start, longest: longest.searched, restMs: 0 });
  const seen = useDeferredValue(value);
  useEffect(() => {
    if (isDrawing) return;
    if (!now || !area) {
      setAnswer(null);
      return clearChange();
    }
    const question = ({ width, height }: ImageData) => {
      const { levels } = coveredBy(area, now.tile, width, height);
      return { wish: { ...seen, prompt: readPart(seen.prompt), levels: levels.slice(), language, recipe } };
    };
    return ask(now.source, question, async (found, picture) => {
      setAnswer(found);
      const bitmap = await picture();
      if (bitmap) showChange('mask', now, bitmap);
    });
  }, [now, area, seen, language, recipe, isDrawing, ask]);
  const own = search?.cloth === design._id ? search : null;
  // What was asked of another cloth is not asked of it any more when that lies there again.
  if (search && !own) setSearch(null);
  const isAsked = own !== null && own.parts === undefined && now !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for in the cloth as it lies there first, not in each sharper picture of it
  useEffect(() => {
    if (!isAsked || !now) return;
    return askSearch(
      now.source,
      () => ({ wish: null }),
      ({ found, width, height }) => {
        const parts = found?.parts ?? 0;
        const around = found && parts > 0 ? strokesAround(found.marks, width, height, false) : [];
        if (around.length > 0) addStrokes(around, true);
        else if (parts > 0) noteTooMuch();
        setSearch(parts > 0 && around.length === 0 ? null : { cloth: now.cloth, parts });
      },
    );
  }, [isAsked, design._id, askSearch]);
  const find = useCallback(() => setSearch({ cloth: design._id, parts: undefined }), [design._id]);
  return {
    method: answer?.method ?? null,
    isUnderstood: answer?.isUnderstood ?? true,
    find,
    parts: own ? own.parts : null,
  };
}
