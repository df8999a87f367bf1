import { useTranslation } from 'react-i18next';
import { DpiField } from '../../panel/dpi-field.tsx';
import classes from '../../panel/fields.module.css';
import { NumberField } from '../../panel/number-field.tsx';
import type { ExportSize } from './export-size.ts';

interface SizeFieldsProps {
  /** Undefined where the width is not asked for. */
  readonly widthCm: number | undefined;
  readonly dpi: number;
  readonly isPiece: boolean;
  readonly problem: ExportSize['problem'];
  readonly dpiProblem?: string | null;
  readonly onChange: (next: { readonly widthCm: number } | { readonly dpi: number }) => void;
}

/** Width on cloth and dots per inch of a file; what is wrong is said at its field. */
export function SizeFields({ widthCm, dpi, isPiece, problem, dpiProblem = null, onChange }: SizeFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={isPiece ? undefined : classes.pair}>
      {widthCm !== undefined && (
        <NumberField
          label={`${t('studio.export.width')}, ${t('studio.generate.cm')}`}
          value={widthCm}
          decimalScale={2}
          min={0}
          step={1}
          error={problem === 'badWidth' ? t('studio.export.badWidth') : null}
          onCommit={(next) => onChange({ widthCm: next })}
        />
      )}
      <DpiField value={dpi} error={dpiProblem} onChange={(next) => onChange({ dpi: next })} />
    </div>
  );
}
