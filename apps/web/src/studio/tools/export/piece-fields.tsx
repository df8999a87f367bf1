import { type ExportParams, pieceSizes, type Usage, usages } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import { ChoiceField } from '../../panel/choice-field.tsx';
import classes from '../../panel/fields.module.css';
import panel from '../../panel/panel.module.css';
import { QuietSelect } from '../../panel/quiet-select.tsx';

const extents = ['tile', 'piece'] as const;

/** The tile alone or the whole goods, and which. */
export function PieceFields({
  extent,
  usage,
  onChange,
}: {
  extent: ExportParams['extent'];
  usage: Usage;
  onChange: (next: { extent: ExportParams['extent']; usage: Usage }) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { widthCm, heightCm } = pieceSizes[usage];
  return (
    <>
      <ChoiceField
        label={t('pieces.extent')}
        value={extent}
        choices={extents.map((value) => ({ value, label: t(`pieces.${value}`) }))}
        onChange={(value) => onChange({ extent: value, usage })}
      />
      {extent === 'piece' && (
        <>
          <QuietSelect
            name={t('pieces.goods')}
            value={usage}
            choices={usages.map((value) => ({ value, label: t(`options.usage.${value}`) }))}
            onChange={(value) => onChange({ extent, usage: value ?? usage })}
          />
          <p className={panel.hint}>{t(`pieces.names.${usage}`)}</p>
          <div className={`${classes.fact} num`}>
            <span>{t('pieces.onCloth')}</span>
            <b>{t('pieces.onClothText', { width: format.number(widthCm), height: format.number(heightCm) })}</b>
          </div>
        </>
      )}
    </>
  );
}
