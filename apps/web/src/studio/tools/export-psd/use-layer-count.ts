import { endpoints, type FileRow } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** The layers that a picture has by its colours; null when it has too many colours, undefined while that is not known. */
export interface LayerCount {
  readonly layers: number | null | undefined;
  readonly error: Error | null;
}

/** Counts the layers before anything is paid for them; a picture's pixels never change. */
export function useLayerCount(design: FileRow | undefined, isWanted: boolean): LayerCount {
  const { data, error } = useQuery({
    queryKey: queryKeys.layers(design?._id),
    enabled: isWanted && design !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => call(endpoints.countLayers, { params: { id: design?._id ?? '' }, signal }),
  });
  return { layers: data?.layers, error };
}

/** True for a picture that does not fall apart into layers. */
export const isOneLayer = ({ layers }: LayerCount): boolean => layers === null || (layers !== undefined && layers < 2);
