import { flattenColours } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import { LevelRow } from '../../panel/level-row.tsx';
import panel from '../../panel/panel.module.css';
import { FlatStrip } from './flat-strip.tsx';
import type { FlatAnswer } from './flatten-worker.ts';

interface Colours {
  readonly colours: number;
  readonly locked: string[];
}

interface ColourFieldsProps {
  readonly value: Colours;
  readonly preview: FlatAnswer | null;
  readonly onChange: (next: Partial<Colours>) => void;
}

/** How many flat colours there are to be, and which of those that are found stay. */
export function ColourFields({ value: { colours, locked }, preview, onChange }: ColourFieldsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <LevelRow
        name={t('colour.flatten.colours')}
        value={colours}
        min={flattenColours.min}
        max={flattenColours.max}
        rest={flattenColours.min}
        shown={format.number(colours)}
        onChange={(next) => onChange({ colours: next, locked: locked.slice(0, next) })}
      />
      <section className={panel.section} aria-label={t('studio.generate.palette')}>
        <div className={panel.sectionHead}>
          <h3>{t('studio.generate.palette')}</h3>
          <span className={panel.aside}>{t('studio.generate.share')}</span>
        </div>
        <FlatStrip
          colours={preview?.colours ?? []}
          locked={locked}
          onChange={(next) => onChange({ locked: next.slice(-colours) })}
        />
      </section>
    </>
  );
}
