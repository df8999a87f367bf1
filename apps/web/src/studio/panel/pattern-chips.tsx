import { UnstyledButton } from '@mantine/core';
import { families, patternNames } from '@naksha/contract';
import { familyAbout, familyName } from '@naksha/loom';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { chipPictures } from '../../ui/chip-pictures.ts';
import { changeAsk, useAsk } from '../ask/ask-store.ts';
import panel from './panel.module.css';
import classes from './pattern-chips.module.css';

type Tab = 'trained' | 'motifs';

/** The technique and the world of motifs, each as pictures that the loom made. */
export function PatternChips() {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const [tab, setTab] = useState<Tab>('trained');
  const { trainedPattern, patternName } = useAsk(({ ask }) => ask);
  const tabs: readonly Tab[] = ['trained', 'motifs'];
  return (
    <section className={panel.section} aria-labelledby={`${id}-title`}>
      <div className={panel.sectionHead}>
        <h3 id={`${id}-title`}>{t('studio.generate.pattern')}</h3>
        <div className={panel.aside} role="tablist" aria-labelledby={`${id}-title`}>
          {tabs.map((each) => (
            <UnstyledButton
              key={each}
              role="tab"
              className={panel.tab}
              aria-selected={tab === each}
              aria-controls={`${id}-chips`}
              onClick={() => setTab(each)}
            >
              {t(`studio.generate.${each}`)} {each === 'trained' ? families.length : patternNames.length}
            </UnstyledButton>
          ))}
        </div>
      </div>
      <div id={`${id}-chips`} role="tabpanel">
        {tab === 'trained' ? (
          <>
            <div className={classes.chips} role="radiogroup" aria-label={t('studio.generate.trained')}>
              <Chip
                group={id}
                name={t('studio.generate.any')}
                isChosen={!trainedPattern}
                onChoose={() => changeAsk({ trainedPattern: undefined })}
              />
              {families.map((family) => (
                <Chip
                  key={family}
                  group={id}
                  name={familyName(family, language)}
                  picture={chipPictures[`family-${family}`]}
                  isChosen={trainedPattern === family}
                  onChoose={() => changeAsk({ trainedPattern: family })}
                />
              ))}
            </div>
            <p className={classes.note}>
              {trainedPattern ? familyAbout(trainedPattern, language) : t('studio.generate.anyPattern')}
            </p>
          </>
        ) : (
          <div className={classes.chips} role="radiogroup" aria-label={t('studio.generate.motifs')}>
            <Chip
              group={id}
              name={t('studio.generate.any')}
              isChosen={!patternName}
              onChoose={() => changeAsk({ patternName: undefined })}
            />
            {patternNames.map((name) => (
              <Chip
                key={name}
                group={id}
                name={t(`options.patternName.${name}`)}
                picture={chipPictures[`name-${name}`]}
                isChosen={patternName === name}
                onChoose={() => changeAsk({ patternName: name })}
              />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function Chip({
  group,
  name,
  picture,
  isChosen,
  onChoose,
}: {
  group: string;
  name: string;
  picture?: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <label className={classes.chip} title={name}>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      <span
        className={`${classes.picture} ${picture ? '' : classes.paper}`}
        style={picture ? { backgroundImage: `url(${picture})` } : undefined}
        aria-hidden
      />
      <span className={classes.name}>{name}</span>
    </label>
  );
}
