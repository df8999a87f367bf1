import { Menu, SegmentedControl, UnstyledButton } from '@mantine/core';
import { models, onModelLimits, usages } from '@naksha/contract';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconChevronDown,
  IconColorPicker,
  IconMinus,
  IconPlus,
  IconRuler2,
  IconSquareHalf,
} from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { ChoiceItems } from '../../ui/choice-items.tsx';
import { rulerUnits } from '../geometry/units-per-cm.ts';
import { useHistory } from '../history/use-history.ts';
import classes from '../islands.module.css';
import { isComparable } from '../store/cloth.ts';
import { useStudio } from '../store/studio-store.ts';
import { shownZoom } from '../store/view.ts';
import {
  chooseRulerUnit,
  chooseSurround,
  fitView,
  setGoods,
  setMode,
  setStage,
  toggleMeasuring,
  togglePicking,
  toggleSplit,
  zoomBy,
  zoomTo,
} from '../store/view-actions.ts';
import { IconButton } from './icon-button.tsx';

const icon = { size: 16, stroke: 1.45, 'aria-hidden': true } as const;
const zooms = [0.25, 0.5, 1, 2, 4] as const;
const zoomStep = 1.25;
const modes = ['tile', 'repeat', 'piece', 'cloth'] as const;

/**
 * Undo, tile, repeat, whole goods or cloth on a model, zoom, the colour picker, the tape measure, and before beside after. `hasModel`: the
 * panel says on which.
 */
export const ViewIsland = memo(function ViewIsland({ hasGoods, hasModel }: { hasGoods: boolean; hasModel: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { undo, redo } = useHistory();
  const mode = useStudio(({ view }) => view.mode);
  const isPicking = useStudio(({ view }) => view.isPicking);
  const isMeasuring = useStudio(({ view }) => view.isMeasuring);
  const isSplit = useStudio(({ view }) => view.split !== null);
  const canCompare = useStudio(isComparable);
  const percent = useStudio(({ view }) => Math.round(shownZoom(view) * 100));
  const least = mode === 'cloth' ? onModelLimits.zoom.min : 0;
  // Nor for these beside four.
  const besideGoods = hasGoods ? (classes.hidePhone ?? '') : '';
  return (
    <div
      className={`${classes.island} ${classes.top} ${classes.view}`}
      role="toolbar"
      aria-label={t('studio.view.label')}
    >
      <IconButton name={t('studio.view.undo')} keys="Ctrl Z" onClick={undo} className={besideGoods}>
        <IconArrowBackUp {...icon} />
      </IconButton>
      <IconButton name={t('studio.view.redo')} keys="Shift Ctrl Z" onClick={redo} className={besideGoods}>
        <IconArrowForwardUp {...icon} />
      </IconButton>
      <span className={classes.divider} />
      <SegmentedControl
        withItemsBorders={false}
        aria-label={t('studio.view.mode')}
        value={mode === 'piece' && !hasGoods ? 'repeat' : mode}
        onChange={(value) => setMode(modes.find((each) => each === value) ?? 'repeat')}
        data={modes
          .filter((value) => value !== 'piece' || hasGoods)
          .map((value) => ({ value, label: t(`studio.view.${value}`) }))}
      />
      {mode === 'piece' && hasGoods && <GoodsMenu />}
      {mode === 'cloth' && !hasModel && <ModelMenu />}
      <span className={`${classes.divider} ${classes.hideMobile}`} />
      <IconButton
        name={t('studio.view.zoomOut')}
        keys="−"
        onClick={() => zoomBy(1 / zoomStep)}
        className={classes.hideMobile ?? ''}
      >
        <IconMinus {...icon} />
      </IconButton>
      <Menu position="bottom" width={180}>
        <Menu.Target>
          <UnstyledButton
            className={`${classes.zoom} ${classes.hideMobile} num`}
            aria-label={t('studio.view.zoomMenu', { percent })}
          >
            {format.number(percent)}%
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={fitView} rightSection="0">
            {t('studio.view.fit')}
          </Menu.Item>
          {zooms
            .filter((zoom) => zoom >= least)
            .map((zoom) => (
              <Menu.Item key={zoom} onClick={() => zoomTo(zoom)} rightSection={zoom === 1 ? '1' : null}>
                {zoom * 100}%
              </Menu.Item>
            ))}
          <Menu.Divider />
          <Menu.Label>{t('measures.ruler.units')}</Menu.Label>
          <RulerUnits />
          <Menu.Divider />
          <Menu.Label>{t('studio.view.surround')}</Menu.Label>
          <Surround />
        </Menu.Dropdown>
      </Menu>
      <IconButton
        name={t('studio.view.zoomIn')}
        keys="+"
        onClick={() => zoomBy(zoomStep)}
        className={classes.hideMobile ?? ''}
      >
        <IconPlus {...icon} />
      </IconButton>
      <span className={`${classes.divider} ${classes.hideNarrow}`} />
      <IconButton
        name={t('studio.view.picker')}
        keys="I"
        isPressed={isPicking}
        onClick={togglePicking}
        className={classes.hideNarrow ?? ''}
      >
        <IconColorPicker {...icon} />
      </IconButton>
      <IconButton
        name={t('measures.ruler.measure')}
        keys="M"
        isPressed={isMeasuring}
        onClick={toggleMeasuring}
        className={classes.hideNarrow ?? ''}
      >
        <IconRuler2 {...icon} />
      </IconButton>
      <IconButton
        name={t('measures.compare.title')}
        keys="C"
        isPressed={isSplit}
        onClick={canCompare ? toggleSplit : undefined}
        // A phone has no room for it beside three ways of looking.
        className={classes.hidePhone ?? ''}
      >
        <IconSquareHalf {...icon} />
      </IconButton>
    </div>
  );
});

const greys = { N3: '#2e2e2e', N5: '#7a7a7a', N7: '#b5b5b5', N9: '#e6e6e6' } as const;

/** The grey that lies around a single tile, as in a viewing booth. */
function Surround() {
  const { t } = useTranslation();
  const grey = useStudio(({ view }) => view.surround);
  return (
    <div className={classes.surround} role="radiogroup" aria-label={t('studio.view.surround')}>
      {Object.entries(greys).map(([name, value]) => (
        <UnstyledButton
          key={name}
          role="radio"
          className={classes.grey}
          style={{ background: value }}
          aria-checked={grey === value}
          aria-label={t('studio.view.grey', { name })}
          onClick={() => chooseSurround(value)}
        />
      ))}
    </div>
  );
}

/** Which goods are looked at: what the words name until another is chosen. */
function GoodsMenu() {
  const { t } = useTranslation();
  const goods = useStudio(({ table }) => table.laid?.goods);
  if (!goods) return null;
  const name = t(`options.usage.${goods}`);
  return (
    <Menu position="bottom" width={200}>
      <Menu.Target>
        <UnstyledButton
          className={`${classes.goods} ${classes.hideMobile}`}
          aria-label={t('studio.view.goods', { name })}
        >
          {name}
          <IconChevronDown size={12} stroke={1.6} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <ChoiceItems
          value={goods}
          choices={usages.map((value) => ({ value, label: t(`options.usage.${value}`) }))}
          onChange={setGoods}
        />
      </Menu.Dropdown>
    </Menu>
  );
}

/** On which model the cloth is seen. */
function ModelMenu() {
  const { t } = useTranslation();
  const model = useStudio(({ view }) => view.stage.model);
  const name = t(`cloth.models.${model}`);
  return (
    <Menu position="bottom" width={200}>
      <Menu.Target>
        <UnstyledButton className={`${classes.goods} ${classes.hideMobile}`} aria-label={t('cloth.chosen', { name })}>
          {name}
          <IconChevronDown size={12} stroke={1.6} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <ChoiceItems
          value={model}
          choices={models.map((value) => ({ value, label: t(`cloth.models.${value}`) }))}
          onChange={(next) => setStage({ model: next })}
        />
      </Menu.Dropdown>
    </Menu>
  );
}

/** What the rulers count in. */
function RulerUnits() {
  const { t } = useTranslation();
  const unit = useStudio(({ view }) => view.rulerUnit);
  return (
    <SegmentedControl
      fullWidth
      size="xs"
      withItemsBorders={false}
      aria-label={t('measures.ruler.units')}
      value={unit}
      onChange={(value) => chooseRulerUnit(rulerUnits.find((each) => each === value) ?? 'cm')}
      data={rulerUnits.map((value) => ({ value, label: t(`measures.ruler.${value}`) }))}
    />
  );
}
