import {
  defaultDpi,
  type FileRow,
  type Mesh,
  models,
  type OnModelParams,
  onModelLimits,
  onModelResultDpi,
  ownClothCm,
} from '@naksha/contract';
import { goods, viewOf } from '@naksha/drape';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import { liesOf, wornAs } from '../../designs/lies-of.ts';
import { recipeOf } from '../../designs/recipe-of.ts';
import { ChoiceField } from '../../panel/choice-field.tsx';
import classes from '../../panel/fields.module.css';
import { LevelRow } from '../../panel/level-row.tsx';
import { NumberField } from '../../panel/number-field.tsx';
import panel from '../../panel/panel.module.css';
import { QuietSelect } from '../../panel/quiet-select.tsx';
import type { Stage } from '../../store/stage.ts';
import type { FormProps } from '../define-tool.ts';
import { MeshField } from '../from-model/mesh-field.tsx';
import type { PhotoSeen } from './use-photo-preview.ts';

/** What is made, and of what. */
export interface OnModelState extends Pick<OnModelParams, 'sidePx'> {
  /** A picture of goods, a film in which they turn once round, or a photograph of the designer's own with the design on its cloth. */
  readonly makes: (typeof kinds)[number];
  /** How wide the cloth is that a photograph shows. */
  readonly clothCm: number;
  /** How that cloth lies, set by hand; null lets it be found. */
  readonly mesh: Mesh | null;
  /** How the goods are draped and looked at; it is held with the table, where they are turned by hand as well. */
  readonly stage: Stage;
}

export interface OnModelFound {
  /** The photograph that was chosen, and what would come of it. */
  readonly photo: PhotoSeen & { readonly row: FileRow | undefined };
}

const kinds = ['picture', 'film', 'photo'] as const;

const sides = [1500, 3000, 4500, 6000] as const;
const backdropNames = ['light', 'mid', 'dark'] as const;

/** What is made of the design, and how it lies there. */
export function OnModelForm(props: FormProps<OnModelState, FileRow, OnModelFound>) {
  const { t } = useTranslation();
  const { value, onChange } = props;
  return (
    <>
      <div className={classes.fields}>
        <ChoiceField
          label={t('cloth.makes')}
          value={value.makes}
          choices={kinds.map((each) => ({ value: each, label: t(`cloth.kinds.${each}`) }))}
          hint={value.makes === 'picture' ? undefined : t(`cloth.kindHints.${value.makes}`)}
          onChange={(makes) => onChange({ ...value, makes })}
        />
      </div>
      {value.makes === 'photo' ? (
        <>
          <OnPhoto {...props} />
          <Lying {...props} />
        </>
      ) : (
        <OnGoods {...props} />
      )}
    </>
  );
}

/** The photograph with the design on it, how its cloth lies and how wide that is. */
function OnPhoto({ value, onChange, found: { photo } }: FormProps<OnModelState, FileRow, OnModelFound>) {
  const { t } = useTranslation();
  if (!photo.row) return <p className={panel.hint}>{t('cloth.photo.choose')}</p>;
  return (
    <>
      <section className={panel.section}>
        <p role="status" className={panel.hint}>
          {t(`cloth.photo.${value.mesh ? 'byHand' : photo.state}`)}
        </p>
      </section>
      <MeshField
        value={value.mesh}
        design={photo.row}
        photo={photo.bitmap}
        onChange={(mesh) => onChange({ ...value, mesh })}
        isAlwaysSeen
      />
      <div className={classes.fields}>
        <NumberField
          label={t('cloth.photo.width')}
          suffix={t('cloth.cm', { length: '' })}
          min={onModelLimits.clothCm.min}
          max={onModelLimits.clothCm.max}
          decimalScale={1}
          value={value.clothCm}
          onCommit={(clothCm) => onChange({ ...value, clothCm })}
          isLive
        />
      </div>
    </>
  );
}

/** How large the print is on the cloth, and where. */
function Lying({ value, onChange, design }: FormProps<OnModelState, FileRow, OnModelFound>) {
  const { t } = useTranslation();
  const format = useFormat();
  const { makes, stage } = value;
  const { placement, scaleCm } = stage;
  const isPhoto = makes === 'photo';
  const recipe = isPhoto ? undefined : recipeOf(design);
  const lies = liesOf(stage, recipe, design);
  const isPiece = lies === 'piece';
  const change = (by: Partial<Stage>) => onChange({ ...value, stage: { ...stage, ...by } });
  const ownCm = Math.round(ownClothCm(design.width, design.dpi ?? defaultDpi) * 10) / 10;
  const isTile = design.seamScore !== undefined && design.seamScore <= 1;
  const once = isPhoto ? t('cloth.photo.onceHint') : t('cloth.onceHint');
  return (
    <>
      <div className={classes.fields}>
        {!isPiece && (
          <NumberField
            label={t('cloth.scale')}
            suffix={t('cloth.cm', { length: '' })}
            min={onModelLimits.scaleCm.min}
            max={onModelLimits.scaleCm.max}
            decimalScale={1}
            value={scaleCm ?? ownCm}
            onCommit={(next) => change({ scaleCm: next === ownCm ? null : next })}
            isLive
          />
        )}
        <ChoiceField
          label={t('cloth.lies')}
          value={lies}
          choices={[
            ...(wornAs(stage.model, recipe, design) ? [{ value: 'piece', label: t('cloth.piece') } as const] : []),
            { value: 'repeated', label: t('cloth.repeated') },
            { value: 'once', label: t('cloth.once') },
          ]}
          hint={isPiece ? t('cloth.pieceHint') : lies === 'once' ? once : isTile ? undefined : t('cloth.noTile')}
          onChange={(next) => change({ placement: { ...placement, lies: next } })}
        />
      </div>
      {!isPiece &&
        (['x', 'y'] as const).map((axis) => (
          <LevelRow
            key={axis}
            name={t(axis === 'x' ? 'cloth.across' : 'cloth.down')}
            value={placement[axis]}
            min={-100}
            max={100}
            step={0.5}
            shown={t('cloth.cm', { length: format.number(placement[axis]) })}
            onChange={(next) => change({ placement: { ...placement, [axis]: next } })}
          />
        ))}
    </>
  );
}

/** The model and how it is turned, how the print lies on it, the light and the size of the picture. */
function OnGoods(props: FormProps<OnModelState, FileRow, OnModelFound>) {
  const { t } = useTranslation();
  const format = useFormat();
  const { value, onChange } = props;
  const { makes, sidePx, stage } = value;
  const { model, light, backdrop } = stage;
  const change = (by: Partial<Stage>) => onChange({ ...value, stage: { ...stage, ...by } });
  const { aspect } = goods[model];
  const look = viewOf(goods[model], { zoom: 1, ...lookOf(stage) });
  const looks = ['turn', 'tilt'] as const;
  return (
    <>
      <section className={panel.section}>
        <QuietSelect
          name={t('cloth.model')}
          value={model}
          choices={models.map((each) => ({ value: each, label: t(`cloth.models.${each}`) }))}
          onChange={(next) => next && change({ model: next })}
        />
        <p className={panel.hint}>{t('cloth.turn')}</p>
      </section>
      {looks.map((way) => (
        <LevelRow
          key={way}
          name={t(way === 'turn' ? 'cloth.around' : 'cloth.above')}
          value={Math.round(look[way])}
          min={onModelLimits[way].min}
          max={onModelLimits[way].max}
          rest={goods[model][way]}
          shown={`${format.number(Math.round(look[way]))}°`}
          onChange={(next) => change(way === 'turn' ? { turn: next } : { tilt: next })}
        />
      ))}
      <Lying {...props} />
      <LevelRow
        name={t('cloth.lightAround')}
        value={light.azimuth}
        min={onModelLimits.lampAzimuth.min}
        max={onModelLimits.lampAzimuth.max}
        shown={`${format.number(light.azimuth)}°`}
        onChange={(azimuth) => change({ light: { ...light, azimuth } })}
      />
      <LevelRow
        name={t('cloth.lightHeight')}
        value={light.height}
        min={onModelLimits.lampHeight.min}
        max={onModelLimits.lampHeight.max}
        rest={42}
        shown={`${format.number(light.height)}°`}
        onChange={(height) => change({ light: { ...light, height } })}
      />
      <div className={classes.fields}>
        <ChoiceField
          label={t('cloth.backdrop')}
          value={backdrop}
          choices={backdropNames.map((each) => ({ value: each, label: t(`cloth.backdrops.${each}`) }))}
          onChange={(next) => change({ backdrop: next })}
        />
        {makes === 'picture' && (
          <>
            <ChoiceField
              label={t('cloth.side')}
              value={String(sidePx)}
              choices={sides.map((each) => ({ value: String(each), label: format.number(each) }))}
              onChange={(next) => onChange({ ...value, sidePx: sides.find((each) => String(each) === next) ?? 3000 })}
            />
            <div className={`${classes.fact} num`} aria-live="polite">
              <span>{t('measures.size.result')}</span>
              <b>
                {t('measures.size.resultText', {
                  width: format.number(Math.round(aspect > 1 ? sidePx : sidePx * aspect)),
                  height: format.number(Math.round(aspect > 1 ? sidePx / aspect : sidePx)),
                  dpi: onModelResultDpi,
                })}
              </b>
            </div>
          </>
        )}
      </div>
    </>
  );
}

/** How the goods are looked at, as far as that is not their own way. */
export const lookOf = ({ turn, tilt, zoom }: Stage): Partial<OnModelParams['view']> => ({
  zoom,
  ...(turn === null ? {} : { turn }),
  ...(tilt === null ? {} : { tilt }),
});
