import { Button, SegmentedControl, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type Family, families, toLanguage } from '@naksha/contract';
import { familyAbout, familyName, type Intent, layoutName, type Recipe, readPrompt, type Token } from '@naksha/loom';
import { IconDice5 } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { memo, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { landing } from '../../addresses/arrival.ts';
import { useSession } from '../../api/session-store.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { keepBegunWords } from '../../loom/begun-words.ts';
import { useCloth } from '../../loom/use-cloth.ts';
import { useSubjectNames } from '../../loom/use-subject-names.ts';
import { chipPictures } from '../../ui/chip-pictures.ts';
import { readPart, useTooLong } from '../../ui/use-too-long.ts';
import chip from '../cloth-chip.module.css';
import classes from './hero.module.css';
import { HeroCanvas } from './hero-canvas.tsx';
import { WordsField } from './words-field.tsx';

/** 1024 px at 81 dpi: a tile of 32 cm, sixty-four squares of the paper. */
const tile = { width: 1024, height: 1024, dpi: 81 } as const;
const tileCm = 32;
/** Cloths that come with a sentence to begin with; of the others the name is enough. */
const samples = ['kalamkari', 'paisley', 'ajrakh', 'bandhani', 'ikat', 'floral'] as const satisfies readonly Family[];
/** A quick small one, then one pixel of the picture for one of the screen, where a tile is 512 wide. */
const sides = [256, 512 * Math.min(2, Math.ceil(window.devicePixelRatio))];

/** The engine itself in front of the door: the cloth behind the words follows them, in the browser. */
export function Hero() {
  const { t, i18n } = useTranslation();
  const router = useRouter();
  const session = useSession((state) => state.session);
  const language = toLanguage(i18n.language);
  const [typed, setTyped] = useState<string>();
  const [family, setFamily] = useState<Family>('kalamkari');
  const [seed, setSeed] = useState('48213');
  const [isRepeated, setIsRepeated] = useState(true);
  const sample = samples.find((each) => each === family);
  const words = typed ?? (sample ? t(`site.samples.${sample}`) : familyName(family, language));
  const tooLong = useTooLong(words);
  const [asked] = useDebouncedValue(words, 120);
  const isKnown = useSubjectNames();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the names of libraries the same words are read otherwise.
  const intent = useMemo(() => readPrompt(readPart(words), language), [words, language, isKnown]);
  const trimmed = readPart(asked).trim();
  const drawn = useCloth('hero', trimmed === '' ? null : { prompt: trimmed, language, ...tile }, seed, sides);
  const { cloth } = drawn;
  const seen = useMemo(() => seenIn(cloth?.recipe, words, intent.tokens), [cloth, words, intent]);

  const choose = useCallback((each: Family) => {
    setFamily(each);
    setTyped(undefined);
  }, []);

  function open() {
    keepBegunWords({ prompt: words, seed });
    void router.navigate(session ? landing[session.user.roles] : { to: '/login' });
  }

  return (
    <section className={classes.hero}>
      <HeroCanvas drawn={drawn} isRepeated={isRepeated} label={t('site.hero.cloth')} />
      <div className={classes.copy}>
        <h1 className={classes.title}>{t('site.hero.title')}</h1>
        <p className={classes.lead}>{t('site.hero.lead')}</p>
        <div className={classes.sheet}>
          <WordsField label={t('site.hero.field')} value={words} tokens={seen} problem={tooLong} onChange={setTyped} />
          <div className={classes.acts}>
            <span className={classes.hint}>{t('site.hero.hint')}</span>
            <UnstyledButton
              className={classes.another}
              onClick={() => setSeed(String(Math.floor(10_000 + Math.random() * 90_000)))}
            >
              <IconDice5 size={18} stroke={1.45} aria-hidden />
              {t('site.hero.another')}
            </UnstyledButton>
            <Button className={classes.open} size="md" onClick={open}>
              {t('site.hero.open')}
            </Button>
          </div>
        </div>
        <ReadStrip recipe={cloth?.recipe ?? null} unread={isKnown ? intent.unmatched : []} />
        <Chips chosen={cloth?.recipe.family} onChoose={choose} />
        {cloth && (
          <p className={classes.about}>
            <strong>{familyName(cloth.recipe.family, language)}</strong> {familyAbout(cloth.recipe.family, language)}
          </p>
        )}
      </div>
      <Bar seed={seed} isRepeated={isRepeated} onRepeat={setIsRepeated} />
    </section>
  );
}

/** Every cloth, as a chip. With each key only what a key changes is rendered, or keys wait for one another on a slow machine. */
const Chips = memo(({ chosen, onChoose }: { chosen: Family | undefined; onChoose: (family: Family) => void }) => {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.chips} aria-label={t('site.hero.chips')}>
      {families.map((each) => (
        <ClothChip key={each} family={each} isChosen={chosen === each} onChoose={() => onChoose(each)} />
      ))}
    </fieldset>
  );
});

interface BarProps {
  readonly seed: string;
  readonly isRepeated: boolean;
  readonly onRepeat: (isRepeated: boolean) => void;
}

/** What the cloth is of, and whether one tile of it is seen or many. */
const Bar = memo(({ seed, isRepeated, onRepeat }: BarProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.bar}>
      <span className="num">{t('site.hero.seed', { seed })}</span>
      <span className="num">{t('site.hero.tileSize', { side: tileCm })}</span>
      <SegmentedControl
        aria-label={t('site.hero.cloth')}
        value={isRepeated ? 'repeat' : 'tile'}
        onChange={(value) => onRepeat(value === 'repeat')}
        data={[
          { value: 'tile', label: t('site.hero.tile') },
          { value: 'repeat', label: t('site.hero.repeat') },
        ]}
      />
    </div>
  );
});

interface ReadStripProps {
  readonly recipe: Recipe | null;
  /** Words that are not understood, as far as that is known by now. */
  readonly unread: Intent['unmatched'];
}

/** The understood words without those that are not seen in their cloth. */
function seenIn(recipe: Recipe | undefined, words: string, tokens: readonly Token[]): readonly Token[] {
  const struck = recipe?.source.params.prompt === words.trim() ? (recipe.source.struck ?? []) : [];
  const before = words.length - words.trimStart().length;
  return tokens.filter(({ start }) => !struck.some((word) => word.start + before === start));
}

/** What the engine read: pattern, ground, layout, inks; and, kindly, what it did not. */
function ReadStrip({ recipe, unread }: ReadStripProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const inks = recipe ? [...new Set(Object.values(recipe.palette.roles))] : [];
  return (
    <>
      <dl className={classes.strip} aria-live="polite">
        <div>
          <dt>{t('site.hero.pattern')}</dt>
          <dd>{recipe && familyName(recipe.family, language)}</dd>
        </div>
        <div>
          <dt>{t('site.hero.ground')}</dt>
          <dd>
            {recipe && <i style={{ background: recipe.palette.roles.ground }} />}
            <span className="num">{recipe?.palette.roles.ground}</span>
          </dd>
        </div>
        <div>
          <dt>{t('site.hero.layout')}</dt>
          <dd>{recipe && layoutName(recipe.family, recipe.layout, language)}</dd>
        </div>
        <div>
          <dt>{recipe ? t('site.hero.inks', { count: inks.length }) : t('site.hero.inksAwaited')}</dt>
          <dd className={classes.inks}>
            {inks.map((ink) => (
              <i key={ink} style={{ background: ink }} />
            ))}
          </dd>
        </div>
      </dl>
      {unread.length > 0 && (
        <p className={classes.unread}>{t('site.hero.unread', { words: unread.map(({ word }) => word).join(', ') })}</p>
      )}
    </>
  );
}

/** A family as a square of its own cloth. */
function ClothChip({ family, isChosen, onChoose }: { family: Family; isChosen: boolean; onChoose: () => void }) {
  const language = useLanguage();
  const name = familyName(family, language);
  return (
    <UnstyledButton className={chip.chip} aria-pressed={isChosen} aria-label={name} title={name} onClick={onChoose}>
      <img src={chipPictures[`family-${family}`]} alt="" width={36} height={36} className={chip.cloth} />
    </UnstyledButton>
  );
}
