import { endpoints, type FileRow } from '@naksha/contract';
import type { Recipe } from '@naksha/loom';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';
import { handPlan } from './loom.ts';

/** What previews of a design's changes start from. */
export interface Start {
  /** The name of the kept plan that they are made in; undefined where today's planner draws the same. */
  readonly from: string | undefined;
  /** The plan is still on its way: what is drawn without it would not be what is made. */
  readonly isAwaited: boolean;
  /** The plan could not be had: the preview is drawn as of today, and what is made may differ. */
  readonly isOfToday: boolean;
}

/** Has previews made in the kept plan of a design that an older planner drew, as the server makes the changes themselves. */
export function useKeptPlan({ _id: id, changedSince }: FileRow, recipe: Recipe | undefined): Start {
  const isOld = recipe !== undefined && changedSince?.includes('zones') === true;
  const { data, error } = useQuery({
    queryKey: queryKeys.plan(id),
    enabled: isOld,
    staleTime: Number.POSITIVE_INFINITY,
    // The loom has one plan for sure, the last.
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const { plan } = await call(endpoints.getPlan, { params: { id }, signal });
      if (!recipe || plan === null) return null;
      handPlan({ design: id, recipe, plan });
      return id;
    },
  });
  const isOfToday = isOld && (error !== null || data === null);
  return { from: isOld ? (data ?? undefined) : undefined, isAwaited: isOld && !data && !isOfToday, isOfToday };
}
