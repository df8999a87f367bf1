import { designTitle, type FileRow, operations, toLanguage } from '@naksha/contract';
import type { Recipe } from '@naksha/loom';
import { memo, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { NotDrawn } from '../../ui/not-drawn.tsx';
import { previewOf } from '../../ui/preview-of.ts';
import { useWhere } from '../canvas/brush/use-where.ts';
import { recipeOf } from '../designs/recipe-of.ts';
import panel from '../panel/panel.module.css';
import { useStudio } from '../store/studio-store.ts';
import { areKin, designOnTable, latestDesign } from '../store/table.ts';
import { changeValue, resetTool } from '../store/tool-actions.ts';
import { pickColour } from '../store/view-actions.ts';
import { type FormProps, hasSlot, type Tool } from '../tools/define-tool.ts';
import { AreaSection } from './area-section.tsx';
import { askedOf, picturesIn, slotsFor } from './asked-of.ts';
import { CloseJoins } from './close-joins.tsx';
import { ComingSoon } from './coming-soon.tsx';
import { FileSlot } from './file-slot.tsx';
import { Foot } from './foot.tsx';
import { Head } from './head.tsx';
import classes from './inputs.module.css';
import { NothingYet } from './nothing-yet.tsx';
import { PaletteSlot } from './palette-slot.tsx';
import { PictureSlot } from './picture-slot.tsx';
import { useOffer } from './use-offer.ts';

/**
 * The panel of a tool: everything but its form. Title, tabs, Reset, the fields of its inputs, price, button, what went wrong, and why
 * nothing can be done now; what is not offered here says so.
 */
export const ToolFrame = memo(function ToolFrame({
  tool,
  recipe,
  isOpening,
}: {
  tool: Tool;
  recipe: Recipe | undefined;
  /** The design that the address names is on its way. */
  isOpening: boolean;
}) {
  const { operation } = tool;
  const offer = useOffer(operation);
  const needsDesign = hasSlot(tool, 'design', 'latest');
  const mayBeLatest = hasSlot(tool, 'latest', 'latest?');
  const design = useStudio(({ table }) => designOnTable(table) ?? (mayBeLatest ? latestDesign(table) : undefined));
  const status = offer?.status ?? operations[operation].status;
  if (status !== 'on') return <ComingSoon tool={operation} />;
  if (needsDesign && !design) {
    return (
      <div className={panel.panel}>
        <Head tool={tool} design={undefined} reset={undefined} />
        <NothingYet isOpening={isOpening} />
      </div>
    );
  }
  // A form belongs to its design; words belong to none.
  const isOfDesign = needsDesign || mayBeLatest;
  return (
    <OpenTool
      key={isOfDesign ? design?._id : operation}
      tool={tool}
      design={design}
      recipe={design ? recipeOf(design) : recipe}
      model={offer?.model?.name ?? null}
    />
  );
});

function OpenTool({
  tool,
  design,
  recipe,
  model,
}: {
  tool: Tool;
  design: FileRow | undefined;
  recipe: Recipe | undefined;
  model: string | null;
}) {
  const { i18n } = useTranslation();
  const { operation, usePreview = nothing, Form, takePalette } = tool;
  const { value, onChange, reset } = useToolValue(tool, design, recipe);
  const where = useWhere();
  const inputs = useStudio((studio) => studio.tools.inputs[operation]);
  const redo = useStudio(({ tools }) => tools.redo);
  const given = { value, design, recipe, where, model, language: toLanguage(i18n.language), ...inputs };
  const found = usePreview(given);
  const slots = { inputs: slotsFor(tool, value) };
  const take = takePalette?.({ ...given, found });
  return (
    <div className={panel.panel}>
      <Head tool={tool} design={design} reset={reset} />
      {hasSlot(tool, 'latest') && design && <DesignCaption design={design} />}
      <div className={panel.body}>
        {redo && (
          <section className={panel.section}>
            <NotDrawn retry={redo} />
          </section>
        )}
        {hasSlot(slots, 'area', 'area?') && <AreaSection />}
        {hasSlot(slots, 'picture') && <PictureSlot operation={operation} design={design} />}
        {hasSlot(tool, 'file', 'file?') && <FileSlot operation={operation} />}
        <Form value={value} onChange={onChange} design={design} recipe={recipe} found={found} pickColour={pickColour} />
        {/* What can be done without comes after what asks for it. */}
        {hasSlot(slots, 'picture?') && <PictureSlot operation={operation} design={design} />}
        {design && tool.asksToCloseJoins?.(found) && <JoinsAskedFor design={design} />}
        {takePalette && <PaletteSlot onTake={take && ((colours) => onChange(take(colours)))} />}
      </div>
      <Foot
        tool={tool}
        value={value}
        found={found}
        asked={askedOf(tool, { ...given, found })}
        pictures={picturesIn(slots, given)}
      />
    </div>
  );
}

const nothing = () => undefined;
const alone = (own: unknown) => own;

/** What stands in the tool: the words, what was chosen for this design, what is carried over from another one, else its beginning. */
function useToolValue(tool: Tool, design: FileRow | undefined, recipe: Recipe | undefined) {
  const { operation, words, shares, texts } = tool;
  const { use: useWords = nothing } = words ?? {};
  const { use: useShared = alone } = shares ?? {};
  const typed = useWords();
  const changed = useStudio(({ tools: { values } }) => values[operation]);
  const kept = useStudio(({ tools }) => tools.kept[operation]);
  const [initial] = useState(() => tool.initial(design, recipe));
  const held = useMemo(
    () => changed ?? (kept && texts && { value: texts.put(initial, kept.texts), designId: kept.designId }),
    [changed, kept, texts, initial],
  );
  const isKin = useStudio(({ table: { rows } }) => areKin(rows, held?.designId, design?._id));
  const designId = design?._id;
  const own = useMemo(() => {
    if (words) return typed;
    if (!held) return initial;
    if (held.designId === designId) return held.value;
    return tool.carry ? tool.carry(held.value, { design, isKin }) : initial;
  }, [tool, words, typed, held, design, designId, isKin, initial]);
  const value = useShared(own);
  const isCarried = tool.carry !== undefined;
  const keep = useCallback(
    (next: unknown) => {
      shares?.change(next);
      changeValue(operation, { value: next, designId, isCarried });
    },
    [shares, operation, designId, isCarried],
  );
  const onChange: FormProps<unknown>['onChange'] = words?.change ?? keep;
  const isUnchanged = tool.isUnchanged?.(value) ?? JSON.stringify(value) === JSON.stringify(initial);
  const reset = useCallback(() => {
    shares?.change(initial);
    resetTool(operation);
  }, [shares, operation, initial]);
  return { value, onChange, reset: isUnchanged ? undefined : reset };
}

/** Words cannot close the joins of a picture; here is what does. */
function JoinsAskedFor({ design }: { design: FileRow }) {
  const { t } = useTranslation();
  return (
    <section className={panel.section}>
      <p className={panel.hint} role="status">
        {t('making.edit.toClose')} <CloseJoins design={design} />
      </p>
    </section>
  );
}

/** Which design a tool works on, where that need not lie on the table. */
function DesignCaption({ design }: { design: FileRow }) {
  const { t } = useTranslation();
  const format = useFormat();
  const size = { width: format.number(design.width), height: format.number(design.height) };
  return (
    <div className={classes.caption}>
      {design.previewUrl && <img src={previewOf(design, 128)} alt="" />}
      <div>
        <b>{designTitle(design)}</b>
        <span className="num">
          {t('studio.export.resultText', size)}
          {design.dpi ? `, ${design.dpi} dpi` : ''}
        </span>
      </div>
    </div>
  );
}
