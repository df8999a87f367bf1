import type { FileRow } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryKeys } from '../../../api/query-keys.ts';
import { copyOf, useBeside } from '../../canvas/use-beside.ts';
import { loadPicture } from '../../designs/use-picture.ts';
import { useStudio } from '../../store/studio-store.ts';
import type { PhotoWish } from './lay-preview.ts';
import type { PhotoAnswer, PhotoQuestion } from './photo-worker.ts';

/** Longest sides of the copies that are worked on, and how long a wish rests before it is. */
const longest = { photo: 720, print: 640 } as const;
const restMs = 120;
const start = () => new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });

/** What would come of it, in the panel; `none`: there is no cloth to be found in the photograph. */
export interface PhotoSeen {
  readonly state: 'waiting' | 'laid' | 'none';
  readonly bitmap: ImageBitmap | null;
}

/** The design on the table laid on a photograph, worked out beside the page from small copies of both. */
export function usePhotoPreview(designId: string, photo: FileRow | undefined, wish: PhotoWish | null): PhotoSeen {
  const now = useStudio(({ table: { laid } }) => (laid?.cloth === designId ? laid : null));
  const { data: bitmap } = useQuery({
    queryKey: queryKeys.picture(photo?._id, longest.photo),
    enabled: photo !== undefined && wish !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 120_000,
    queryFn: ({ signal }) => loadPicture(photo?._id ?? '', photo, longest.photo, signal),
  });
  const [seen, setSeen] = useState<PhotoSeen>({ state: 'waiting', bitmap: null });
  const ask = useBeside<PhotoQuestion, PhotoAnswer>({ start, longest: longest.photo, restMs });
  const asked = JSON.stringify(wish);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same wish is another object with every drawing
  useEffect(() => {
    if (!now || !bitmap || wish === null) return setSeen({ state: 'waiting', bitmap: null });
    const print = copyOf(now.source, longest.print);
    if (!print) return;
    setSeen((before) => (before.bitmap === null ? { state: 'waiting', bitmap } : before));
    return ask(
      bitmap,
      () => ({ print, wish }),
      async ({ isFound }, picture) => {
        const laid = isFound ? await picture() : bitmap;
        if (laid) setSeen({ state: isFound ? 'laid' : 'none', bitmap: laid });
      },
    );
  }, [now, bitmap, asked, ask]);
  return seen;
}
