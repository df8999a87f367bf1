import { Select, Switch, UnstyledButton } from '@mantine/core';
import { toLanguage } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import classes from './filters.module.css';
import { type FilterName, type Look, type Size, sizes } from './look.ts';
import { operationWord } from './operation-word.ts';
import { useFacets } from './use-facets.ts';

/** Shades of which a picture is found by: of each hue four, from dark to light; each stands in the middle of what is found by it. */
const shades = {
  grey: ['#1d1d1d', '#4a4a4a', '#8c8c8c', '#d7d7d7'],
  red: ['#331300', '#703a15', '#c47644', '#f6ceb7'],
  yellow: ['#221e00', '#524c16', '#978f44', '#e4db8b'],
  green: ['#002510', '#1a5834', '#4ba06c', '#97efb4'],
  teal: ['#002228', '#19535a', '#4c9aa3', '#a3e5ed'],
  blue: ['#001b43', '#16488c', '#518ddf', '#c1d9fc'],
  violet: ['#2d0046', '#661f91', '#ac66e0', '#e2cef4'],
  pink: ['#3d001c', '#821b47', '#e05087', '#f8c9d6'],
} as const;
const tones = ['dark', 'deep', 'mid', 'light'] as const;
const hues = Object.keys(shades).filter((hue): hue is keyof typeof shades => hue in shades);
const sizeNames = Object.keys(sizes).filter((size): size is Size => size in sizes);

/** All that a folder can be held to: what the collection has none of is not offered. */
export function FilterPanel({ look }: { look: Look }) {
  const { t, i18n } = useTranslation();
  const language = toLanguage(i18n.language);
  const { data: facets } = useFacets();
  const sizesOffered = sizeNames.map((value) => ({ value, label: t(`collection.filter.sizes.${value}`) }));
  return (
    <div className={classes.fields}>
      <Shades look={look} />
      <Switch
        className={classes.narrow}
        label={t('collection.stacks')}
        checked={look.isStacked}
        onChange={(event) => look.setStacked(event.currentTarget.checked)}
      />
      <Field
        {...{ look, name: 'family' }}
        choices={(facets?.families ?? []).map(({ family, words }) => ({ value: family, label: words[language] }))}
        onChoose={(family) => look.hold({ family })}
      />
      <Field
        {...{ look, name: 'operation' }}
        choices={(facets?.operations ?? []).map((value) => ({ value, label: operationWord(value, language) }))}
        onChoose={(operation) => look.hold({ operation })}
      />
      <Field
        {...{ look, name: 'createdBy' }}
        choices={(facets?.people ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        onChoose={(createdBy) => look.hold({ createdBy })}
      />
      <Field {...{ look, name: 'size' }} choices={sizesOffered} onChoose={(size) => look.hold({ size })} />
      <Field
        {...{ look, name: 'tag' }}
        choices={(facets?.tags ?? []).map(({ tag }) => ({ value: tag, label: tag }))}
        onChoose={(tag) => look.hold({ tag })}
      />
      <Field
        {...{ look, name: 'folder' }}
        choices={(facets?.folders ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        onChoose={(folder) => look.hold({ folder })}
      />
    </div>
  );
}

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** One thing to hold the folder to, or any. */
function Field<Value extends string>({
  look,
  name,
  choices,
  onChoose,
}: {
  look: Look;
  name: Exclude<FilterName, 'colour' | 'stack'>;
  choices: readonly Choice<Value>[];
  onChoose: (choice: Choice<Value>) => void;
}) {
  const { t } = useTranslation();
  if (choices.length === 0) return null;
  return (
    <Select
      label={t(`collection.filter.${name}`)}
      placeholder={t('collection.filter.any')}
      data={[...choices]}
      value={look.filters[name]?.value ?? null}
      clearable
      searchable={choices.length > 8}
      comboboxProps={{ withinPortal: false }}
      onChange={(value) => {
        const choice = choices.find((each) => each.value === value);
        if (choice) onChoose(choice);
        else look.letGo(name);
      }}
    />
  );
}

/** Shades, of which one is to be a main colour of what is shown. */
function Shades({ look }: { look: Look }) {
  const { t } = useTranslation();
  const chosen = look.filters.colour?.value;
  return (
    <fieldset className={classes.colours}>
      <legend className={classes.label}>{t('collection.filter.colour')}</legend>
      <div className={classes.shades}>
        {tones.flatMap((tone, at) =>
          hues.map((hue) => {
            const value = shades[hue][at] ?? '#000000';
            const label = t(`collection.filter.tones.${tone}`, { hue: t(`collection.filter.hues.${hue}`) });
            const isChosen = value === chosen;
            return (
              <UnstyledButton
                key={value}
                className={classes.shade}
                style={{ background: value }}
                aria-label={label}
                title={label}
                aria-pressed={isChosen}
                onClick={() => (isChosen ? look.letGo('colour') : look.hold({ colour: { value, label } }))}
              />
            );
          }),
        )}
      </div>
    </fieldset>
  );
}
