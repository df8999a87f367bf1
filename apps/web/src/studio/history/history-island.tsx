import { UnstyledButton } from '@mantine/core';
import { designTitle, endpoints, limits } from '@naksha/contract';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useShowError } from '../../session/use-show-error.ts';
import { SimilarDialog } from '../../similar/similar-dialog.tsx';
import { previewGround } from '../../ui/preview-of.ts';
import islands from '../islands.module.css';
import { claimParents } from '../store/history-actions.ts';
import { useStudio } from '../store/studio-store.ts';
import { keepRows, selectDesign } from '../store/table-actions.ts';
import { missingParents } from '../store/walk-history.ts';
import { findTool } from '../tools/tools.ts';
import { columnPitch, columnPlaces } from './column-places.ts';
import classes from './history-island.module.css';
import { layOutHistory } from './lay-out-history.ts';
import { useHistory } from './use-history.ts';

const lane = 50;
const size = 40;
const leaves = 7;

/** Every result and what it came from, as a tree; nothing in it is ever overwritten. */
export const HistoryIsland = memo(function HistoryIsland() {
  const { t } = useTranslation();
  const [isUnfolded, setUnfolded] = useState(false);
  const { nodes, currentId } = useHistory();
  const [isLike, setLike] = useState(false);
  const current = nodes.find(({ id }) => id === currentId)?.row;
  const { showOlder } = useOlderResults();
  useMissingParents();
  const placed = useMemo(() => layOutHistory(nodes), [nodes]);
  const scroll = useRef<HTMLDivElement>(null);
  const left = useMemo(() => columnPlaces(placed), [placed]);
  const lanes = Math.max(0, ...placed.map((each) => each.lane));

  // While nothing lies on the table the newest beginning is seen: the first lane is the one that all columns have.
  const shown = placed.find(({ node }) => node.id === currentId) ?? placed.findLast((each) => each.lane === 0);
  const [x, y] = [left[shown?.column ?? 0] ?? 0, (shown?.lane ?? 0) * lane];

  useEffect(() => {
    const box = scroll.current;
    if (!box) return;
    const follow = () => reveal(box, x, y);
    // A box that was folded away has forgotten where it stood.
    const observer = new ResizeObserver(follow);
    observer.observe(box);
    follow();
    return () => observer.disconnect();
  }, [x, y]);

  return (
    <section
      className={`${islands.island} ${classes.island}`}
      aria-label={t('studio.history.title')}
      data-open={isUnfolded || undefined}
    >
      <div className={classes.head}>
        <h2>{t('studio.history.title')}</h2>
        {nodes.length > 0 && (
          <span className="num">
            {t(showOlder ? 'studio.history.shown' : 'studio.history.results', { count: nodes.length })}
          </span>
        )}
        {showOlder && (
          <UnstyledButton className={classes.older} onClick={() => void showOlder()}>
            {t('studio.history.older')}
          </UnstyledButton>
        )}
        {current && (
          <UnstyledButton className={classes.older} onClick={() => setLike(true)}>
            {t('collection.similar.open')}
          </UnstyledButton>
        )}
        <UnstyledButton
          className={`${islands.icon} ${classes.fold}`}
          aria-expanded={isUnfolded}
          aria-label={t(isUnfolded ? 'studio.history.close' : 'studio.history.open')}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? (
            <IconChevronDown size={16} stroke={1.45} aria-hidden />
          ) : (
            <IconChevronUp size={16} stroke={1.45} aria-hidden />
          )}
        </UnstyledButton>
      </div>
      {isLike && current && <SimilarDialog row={current} onClose={() => setLike(false)} />}
      {nodes.length === 0 && <p className={classes.empty}>{t('studio.history.empty')}</p>}
      <div ref={scroll} className={classes.scroll}>
        <ul
          data-varies
          className={classes.tree}
          style={{ width: (left.at(-1) ?? 0) + size, height: lanes * lane + size }}
        >
          <svg className={classes.lines} aria-hidden="true">
            {placed.map(({ node, column, lane: at, from }) =>
              from ? (
                <path key={node.id} d={lineOf([left[from.column] ?? 0, from.lane], [left[column] ?? 0, at])} />
              ) : null,
            )}
          </svg>
          {placed.map(({ node, column, lane: at, from }) => {
            const step = stepOf(node.row.operation);
            const isCurrent = node.id === currentId;
            return (
              <li
                key={node.id}
                className={classes.node}
                data-current={isCurrent || undefined}
                style={{ left: left[column] ?? 0, top: at * lane }}
              >
                {from && (
                  <span
                    className={classes.step}
                    style={{ left: -(columnPitch.led - size) / 2 + 2, top: size / 2 - 7 }}
                    aria-hidden
                  >
                    {t(step)}
                  </span>
                )}
                <UnstyledButton
                  style={previewGround(node.row, 128)}
                  title={designTitle(node.row)}
                  aria-current={isCurrent}
                  aria-label={t('studio.history.node', {
                    name: designTitle(node.row),
                    step: t(step),
                    state: t(node.row.saved ? 'studio.history.kept' : 'studio.history.draft'),
                  })}
                  onClick={() => selectDesign(node.id)}
                />
                {!node.row.saved && <span className={classes.draft} aria-hidden />}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
});

/** Around the tree, and what of it is left free around the node that is seen. */
const margin = { left: 16, top: 4, free: 14 };

/** Scrolls no farther than it takes to see the node at a place of the tree whole. */
function reveal(box: HTMLElement, x: number, y: number): void {
  const near = (at: number, from: number, length: number) =>
    Math.max(0, Math.min(at - margin.free, Math.max(from, at + size + margin.free - length)));
  box.scrollLeft = near(x + margin.left, box.scrollLeft, box.clientWidth);
  box.scrollTop = near(y + margin.top, box.scrollTop, box.clientHeight);
}

/** The word key of what made a result: that of its tool, but for those that say it in their own way. */
function stepOf(operation: string | undefined) {
  const tool = findTool(operation);
  return tool ? (tool.step ?? (`studio.tools.${tool.operation}` as const)) : 'studio.history.step.other';
}

/** From the right edge of a node to the left edge of the next; a branch leaves 7 px after the node. */
function lineOf([fromX, fromLane]: readonly [number, number], [toX, toLane]: readonly [number, number]): string {
  const [x1, y1] = [fromX + size + 2, fromLane * lane + size / 2];
  const [x2, y2] = [toX - 2, toLane * lane + size / 2];
  if (y1 === y2) return `M${x1} ${y1}H${x2}`;
  return `M${x1} ${y1}h${leaves - 4}q4 0 4 4V${y2 - 4}q0 4 4 4H${x2}`;
}

/** After a reload the server lists results, not what they were made from: that is asked for, so that no chain begins in mid-air. */
function useMissingParents(): void {
  const rows = useStudio(({ table }) => table.rows);
  useEffect(() => {
    for (const id of claimParents(missingParents(Object.values(rows)))) {
      // One that was deleted stays unknown: its results are beginnings then.
      void call(endpoints.getDesign, { params: { id } })
        .then(({ data, history }) => keepRows([...history, data]))
        .catch(() => undefined);
    }
  }, [rows]);
}

/** Whether there are results older than those a screen begins with, and how to get the next of them. */
function useOlderResults(): { readonly showOlder: (() => Promise<void>) | undefined } {
  const showError = useShowError();
  // With fewer jobs than a screen begins with, all of them are here.
  const enabled = useStudio(({ jobs }) => Object.keys(jobs.jobs).length >= limits.snapshotJobs);
  const { hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: queryKeys.olderJobs,
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.listJobs, { query: { pageNo: pageParam, limit: limits.snapshotJobs }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pageNo, limit, total }) => (pageNo * limit < total ? pageNo + 1 : undefined),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const showOlder = async () => {
    const { data, error } = await fetchNextPage();
    if (error) showError(error);
    else keepRows(data?.pages.at(-1)?.data.flatMap(({ results }) => results) ?? []);
  };
  return { showOlder: hasNextPage ? showOlder : undefined };
}
