import { Switch } from '@mantine/core';
import { errorSentence, type FileRow, type Job, type Mesh, operations } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import panel from '../../panel/panel.module.css';
import type { FormProps } from '../define-tool.ts';
import flat from '../flatten/flatten.module.css';
import type { ModelSeen } from './measure-model.ts';
import { MeshField } from './mesh-field.tsx';

export interface FromModelValue {
  readonly tileable: boolean;
  /** Set by hand; null lets the lattice of the cloth say how it lies. */
  readonly mesh: Mesh | null;
}

export interface FromModelFound {
  readonly seen: ModelSeen | null;
  /** The picture on the table; null while it is not there. */
  readonly photo: ImageBitmap | null;
  /** What the job that made the design reported. */
  readonly report: Job['report'];
}

const { maxPixels } = operations.fromModel;

/** What was understood of the photograph, how the cloth lies in it, and whether one tile is wanted. */
export function FromModelForm({
  value,
  onChange,
  design,
  found: { seen, photo, report },
}: FormProps<FromModelValue, FileRow, FromModelFound>) {
  const { t, i18n } = useTranslation();
  const { totalPixels, width, height } = design;
  return (
    <>
      <section className={panel.section} aria-label={t('making.fromModel.understood')}>
        <div className={panel.sectionHead}>
          <h3>{t('making.fromModel.understood')}</h3>
        </div>
        <p role="status">{value.mesh ? t('making.fromModel.byHand') : <Seen seen={seen} design={design} />}</p>
        <p className={panel.hint}>{t('making.fromModel.free')}</p>
        <Made design={design} report={report} />
      </section>
      <section className={panel.section}>
        <p className={panel.hint}>{t('making.fromModel.region')}</p>
      </section>
      <MeshField
        value={value.mesh}
        found={seen && 'mesh' in seen ? seen.mesh : undefined}
        design={design}
        photo={photo}
        onChange={(mesh) => onChange({ ...value, mesh })}
      />
      <section className={panel.section}>
        <Switch
          classNames={{ body: flat.switch }}
          labelPosition="left"
          label={t('making.fromModel.tileable')}
          checked={value.tileable}
          onChange={(event) => onChange({ ...value, tileable: event.currentTarget.checked })}
        />
        <p className={panel.hint}>{t(value.tileable ? 'making.fromModel.tileHint' : 'making.fromModel.clothHint')}</p>
      </section>
      {totalPixels > maxPixels && (
        <p role="alert" className={panel.error}>
          {errorSentence('too_many_pixels', { limit: maxPixels, totalPixels, width, height }, i18n.language)}
        </p>
      )}
    </>
  );
}

function Seen({ seen, design }: { seen: ModelSeen | null; design: FileRow }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (seen === null) return t('making.fromModel.measuring');
  if (seen.kind !== 'repeat') return t(`making.fromModel.${seen.kind}`);
  return t('making.fromModel.repeat', {
    width: format.number(Math.round(seen.across * design.width)),
    height: format.number(Math.round(seen.down * design.height)),
    share: format.number(Math.round(seen.confidence * 100)),
  });
}

/** What the job that took this design out of a photograph found in it. */
function Made({ design, report }: { design: FileRow; report: Job['report'] }) {
  const { t } = useTranslation();
  if (design.operation !== operations.fromModel.name || report === undefined) return null;
  return (
    <p className={panel.hint}>{t(report.repeat ? 'making.fromModel.madeOfAll' : 'making.fromModel.madeOfPart')}</p>
  );
}
