import { notifications } from '@mantine/notifications';
import { designTitle, type FileRow } from '@naksha/contract';
import { useParams } from '@tanstack/react-router';
import { type CSSProperties, lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Missing } from '../addresses/missing.tsx';
import { takeBegunWords } from '../loom/begun-words.ts';
import { useKeepAlive } from '../session/use-keep-alive.ts';
import { NotDrawn } from '../ui/not-drawn.tsx';
import { BrushCursor } from './canvas/brush/brush-cursor.tsx';
import { ClothCanvas } from './canvas/cloth-canvas.tsx';
import { TileTag } from './canvas/tile-tag.tsx';
import { ChooseResult } from './choose/choose-result.tsx';
import { SplitLine } from './compare/split-line.tsx';
import { useDroppedElsewhere } from './designs/drop-designs.ts';
import { usePicture } from './designs/use-picture.ts';
import { useTable } from './designs/use-table.ts';
import { EmptyCard } from './empty-card.tsx';
import { ToolFrame } from './frame/tool-frame.tsx';
import { HistoryIsland } from './history/history-island.tsx';
import { CreditsIsland } from './islands/credits-island.tsx';
import { TitleIsland } from './islands/title-island.tsx';
import { ToolRail } from './islands/tool-rail.tsx';
import { ViewIsland } from './islands/view-island.tsx';
import islands from './islands.module.css';
import { AskSupport } from './jobs/ask-support.tsx';
import { JobsTray } from './jobs/jobs-tray.tsx';
import { PlanModal } from './jobs/plan-modal.tsx';
import { QuotaModal } from './jobs/quota-modal.tsx';
import { useEvents } from './jobs/use-events.ts';
import { useKeptTray } from './jobs/use-kept-tray.ts';
import { FindAnything } from './keys/find-anything.tsx';
import { ShortcutSheet } from './keys/shortcut-sheet.tsx';
import { useShortcuts } from './keys/use-shortcuts.ts';
import { LeaveDialog } from './leave/leave-dialog.tsx';
import { SaveDialog } from './leave/save-dialog.tsx';
import { MeasureLine } from './measure/measure-line.tsx';
import { PanelSheet } from './panel-sheet.tsx';
import { LinenTester } from './picker/linen-tester.tsx';
import { chooseOptions } from './store/ask-actions.ts';
import { isAskable } from './store/asks.ts';
import { isInHand } from './store/cloth.ts';
import { readStudio, useStudio } from './store/studio-store.ts';
import { layPicture } from './store/table-actions.ts';
import { setMode } from './store/view-actions.ts';
import classes from './studio.module.css';
import { tools, toTool } from './tools/tools.ts';
import { useKeptWords } from './use-kept-words.ts';
import { useLinkedDesign } from './use-linked-design.ts';

/** What draws in three dimensions comes with the first look at it. */
const ClothStage = lazy(() => import('./stage/cloth-stage.tsx'));

/** One workspace for all tools: the cloth fills the window, the instruments lie on it. */
export function Studio() {
  const { t } = useTranslation();
  const tool = toTool(useParams({ from: '/bare/studio/$tool' }).tool);
  const ref = useRef<HTMLElement>(null);
  const surface = useCallback(() => ref.current, []);
  const grey = useStudio(({ view }) => view.surround);
  const hasWords = useStudio(({ asks: { ask } }) => isAskable(ask));
  const hasCloth = useStudio(({ table }) => table.laid !== null);
  // What is painted, measured or picked lies on flat cloth.
  const isDraped = useStudio(
    (studio) => studio.view.mode === 'cloth' && !studio.view.isPicking && !studio.view.isMeasuring && !isInHand(studio),
  );
  useKeptTray();
  useEvents();
  useDroppedElsewhere();
  useKeptWords();
  const linked = useLinkedDesign();
  const isOpening = linked === 'opening';
  useBegunWords();
  useKeepAlive();
  const showsGoods = tools[tool].showsGoods === true;
  const { design, preview, recipe, retry } = useTable(showsGoods);
  useShortcuts(useShowPiece(recipe ? (showsGoods ? 'here' : 'elsewhere') : design ? 'never' : 'nothing'));
  useBefore(design);
  const palette = useMemo(() => [...new Set(Object.values(recipe?.palette.roles ?? {}))], [recipe]);
  const label = design
    ? t('studio.canvas.design', { name: designTitle(design) })
    : t(isOpening ? 'studio.opening' : hasCloth ? 'studio.canvas.preview' : 'studio.canvas.nothing');

  if (linked === 'unknown') return <Missing what="design" />;
  return (
    <main
      ref={ref}
      data-studio
      className={classes.studio}
      tabIndex={-1}
      style={grey ? ({ '--booth': grey } as CSSProperties) : undefined}
    >
      <div className={islands.bar}>
        <TitleIsland design={design} preview={preview?.recipe.title} isOpening={isOpening} />
        <ViewIsland hasGoods={recipe !== undefined && showsGoods} hasModel={tools[tool].drapes !== undefined} />
        <CreditsIsland />
      </div>
      <ToolRail tool={tool} />
      <ClothCanvas label={label} />
      {isDraped && hasCloth && (
        <Suspense fallback={null}>
          <ClothStage label={label} />
        </Suspense>
      )}
      {!isDraped && <TileTag />}
      <BrushCursor />
      {!hasCloth && !hasWords && !design && !isOpening && <EmptyCard />}
      {retry && (
        <div className={`${islands.island} ${classes.notDrawn}`}>
          <NotDrawn retry={retry} />
        </div>
      )}
      <ChooseResult />
      <SplitLine />
      <MeasureLine surface={surface} />
      <LinenTester palette={palette} surface={surface} />
      <PanelSheet label={t(`studio.tools.${tool}`)}>
        <ToolFrame key={tool} tool={tools[tool]} recipe={recipe} isOpening={isOpening} />
      </PanelSheet>
      <HistoryIsland />
      <div className={`${islands.island} ${classes.jobs}`}>
        <JobsTray />
      </div>
      <AskSupport />
      <SaveDialog />
      <LeaveDialog />
      <QuotaModal />
      <PlanModal />
      <ShortcutSheet />
      <FindAnything />
    </main>
  );
}

/** Gets the picture of what the design on the table was made from, while the two are compared. */
function useBefore(design: FileRow | undefined): void {
  const isSplit = useStudio(({ view }) => view.split !== null);
  const parent = useStudio(({ table }) => (design?.parentId ? table.rows[design.parentId] : undefined));
  const picture = usePicture(isSplit ? parent : undefined);
  useEffect(() => layPicture('parent', picture), [picture]);
}

/** Where the whole goods can be looked at: in this tool, in others, never of a picture, or of nothing yet. */
type Place = 'here' | 'elsewhere' | 'never' | 'nothing';

const why = { elsewhere: 'pieceElsewhere', never: 'pieceNever', nothing: 'pieceNothing' } as const;

/** What the key for the whole piece does: shows it or the repeat again, else says why it cannot. */
function useShowPiece(place: Place): () => void {
  const { t } = useTranslation();
  return useCallback(() => {
    if (place === 'here') setMode(readStudio().view.mode === 'piece' ? 'repeat' : 'piece');
    // One note, however often the key is pressed.
    else notifications.show({ id: 'piece', color: 'gray', message: t(`studio.view.${why[place]}`) });
  }, [place, t]);
}

/** Words that were begun on the landing page before signing in stand in the panel. */
function useBegunWords(): void {
  useEffect(() => {
    const begun = takeBegunWords();
    if (begun) chooseOptions(begun);
  }, []);
}
