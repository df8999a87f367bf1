import { Menu, SegmentedControl, UnstyledButton } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconColorPicker,
  IconMinus,
  IconPlus,
  IconRuler2,
  IconSquareHalf,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { zoomOf } from '../canvas/camera.ts';
import { useHistory } from '../history/use-history.ts';
import { RulerUnits } from '../measure/ruler-units.tsx';
import { isComparable } from '../store/cloth.ts';
import { useStudio } from '../store/studio-store.ts';
import {
  fitView,
  setMode,
  toggleMeasuring,
  togglePicking,
  toggleSplit,
  zoomBy,
  zoomTo,
} from '../store/view-actions.ts';
import { GoodsMenu } from './goods-menu.tsx';
import { IconButton } from './icon-button.tsx';
import classes from './islands.module.css';
import { Surround } from './surround.tsx';

const icon = { size: 16, stroke: 1.45, 'aria-hidden': true } as const;
const zooms = [0.25, 0.5, 1, 2, 4] as const;
const zoomStep = 1.25;
const modes = ['tile', 'repeat', 'piece'] as const;

/** Undo, tile, repeat or whole goods, zoom, the colour picker, the tape measure, and before beside after. */
export function ViewIsland({ hasGoods }: { hasGoods: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { undo, redo } = useHistory();
  const mode = useStudio(({ view }) => view.mode);
  const isPicking = useStudio(({ view }) => view.isPicking);
  const isMeasuring = useStudio(({ view }) => view.isMeasuring);
  const isSplit = useStudio(({ view }) => view.split !== null);
  const canCompare = useStudio(isComparable);
  const percent = useStudio(({ view: { camera, tile } }) => Math.round(zoomOf(camera, tile) * 100));
  return (
    <div
      className={`${classes.island} ${classes.top} ${classes.view}`}
      role="toolbar"
      aria-label={t('studio.view.label')}
    >
      <IconButton name={t('studio.view.undo')} keys="Ctrl Z" onClick={undo}>
        <IconArrowBackUp {...icon} />
      </IconButton>
      <IconButton name={t('studio.view.redo')} keys="Shift Ctrl Z" onClick={redo}>
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
          {zooms.map((zoom) => (
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
        // A phone has no room for it beside three ways of looking; the tools that change a design have two.
        className={hasGoods ? (classes.hidePhone ?? '') : ''}
      >
        <IconSquareHalf {...icon} />
      </IconButton>
    </div>
  );
}
