import { limits } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { errorSentence } from '../../../api/use-error-sentence.ts';
import { NumberField } from '../../panel/number-field.tsx';
import classes from './export.module.css';
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
  const { t, i18n } = useTranslation();
  const badDpi = problem === 'badDpi' ? t('studio.export.badDpi') : dpiProblem;
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
      <NumberField
        label={t('studio.export.dpi')}
        value={dpi}
        decimalScale={0}
        min={1}
        step={10}
        clampBehavior="none"
        error={dpi > limits.maxDpi ? errorSentence('dpi_too_high', {}, i18n.language) : badDpi}
        onCommit={(next) => onChange({ dpi: Math.round(next) })}
      />
    </div>
  );
}
