import { UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { familyAbout } from '@naksha/loom';
import { IconSearch } from '@tabler/icons-react';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { Ask } from '../store/asks.ts';
import panel from './panel.module.css';
import { PatternBook } from './pattern-book.tsx';
import { PatternChip } from './pattern-chip.tsx';
import classes from './pattern-chips.module.css';
import { type PatternKind, type Patterns, usePatterns } from './pattern-kinds.ts';

const kinds: readonly PatternKind[] = ['trained', 'motifs'];

/** The technique and the world of motifs, each as pictures that the loom made: a few here, all of them in the book. */
export const PatternChips = memo(function PatternChips({
  trainedPattern,
  patternName,
  onChange,
}: Pick<Ask, 'trainedPattern' | 'patternName'> & { onChange: (options: Partial<Ask>) => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const [kind, setKind] = useState<PatternKind>('trained');
  const [isOpen, setIsOpen] = useState(false);
  const patterns = usePatterns({ trainedPattern, patternName }, onChange)[kind];
  return (
    <section className={panel.section} aria-labelledby={`${id}-title`}>
      <div className={panel.sectionHead}>
        <h3 id={`${id}-title`}>{t('studio.generate.pattern')}</h3>
        <div className={classes.kinds} role="tablist" aria-labelledby={`${id}-title`}>
          {kinds.map((each) => (
            <UnstyledButton
              key={each}
              role="tab"
              className={panel.tab}
              aria-selected={kind === each}
              aria-controls={`${id}-chips`}
              onClick={() => setKind(each)}
            >
              {t(`studio.generate.${each}`)}
            </UnstyledButton>
          ))}
        </div>
        <UnstyledButton className={`${panel.textButton} ${classes.all}`} onClick={() => setIsOpen(true)}>
          <IconSearch size={14} stroke={1.6} aria-hidden />
          {t('studio.generate.bookOpen', { count: patterns.all.length })}
        </UnstyledButton>
      </div>
      <div id={`${id}-chips`} role="tabpanel">
        <Section label={t(`studio.generate.${kind}`)} patterns={patterns} />
        {kind === 'trained' && (
          <p className={classes.note}>
            {trainedPattern ? familyAbout(trainedPattern, language) : t('studio.generate.anyPattern')}
          </p>
        )}
      </div>
      <PatternBook kind={kind} patterns={patterns} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </section>
  );
});

/** As many as there is room for, so that the panel shows everything else; the chosen one is always among them. */
function Section({ label, patterns: { all, isAny, chooseAny } }: { label: string; patterns: Patterns }) {
  const { t } = useTranslation();
  const id = useId();
  const room = useMediaQuery('(min-height: 1000px)') ? 9 : 4;
  const first = all.slice(0, room);
  const chosen = all.find((pattern) => pattern.isChosen);
  const shown = !chosen || first.includes(chosen) ? first : [chosen, ...first.slice(0, -1)];
  return (
    <div className={classes.chips} role="radiogroup" aria-label={label}>
      <PatternChip group={id} name={t('studio.generate.any')} isChosen={isAny} onChoose={chooseAny} />
      {shown.map(({ key, choose, ...pattern }) => (
        <PatternChip key={key} group={id} {...pattern} onChoose={choose} />
      ))}
    </div>
  );
}
