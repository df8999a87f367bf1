import { ActionIcon, Button, SegmentedControl, TextInput } from '@mantine/core';
import { type FileRow, maskActions } from '@naksha/contract';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTooLong } from '../../../ui/use-too-long.ts';
import { LevelRow } from '../../panel/level-row.tsx';
import panel from '../../panel/panel.module.css';
import { useFieldProblem } from '../../panel/use-field-problem.ts';
import { newSeed } from '../../store/asks.ts';
import type { FormProps } from '../define-tool.ts';
import type { MaskValue } from './mask-value.ts';
import type { MaskFound } from './use-mask-preview.ts';

/** What is done to the area: taken away, cleared of a mark, or filled by words. */
export function MaskForm({ value, onChange, found }: FormProps<MaskValue, FileRow, MaskFound>) {
  const { t } = useTranslation();
  const format = useFormat();
  const wordsProblem = useFieldProblem('mask', 'prompt');
  const { action, prompt, strength } = value;
  const tooLong = useTooLong(prompt);
  const change = (next: Partial<MaskValue>) => onChange({ ...value, ...next });
  const isSeen = found.method === 'phase' || found.method === 'around';
  return (
    <>
      <section className={panel.section}>
        <SegmentedControl
          withItemsBorders={false}
          fullWidth
          aria-label={t('colour.mask.action')}
          value={action}
          onChange={(next) => change({ action: maskActions.find((each) => each === next) ?? 'remove' })}
          data={maskActions.map((each) => ({ value: each, label: t(`colour.mask.${each}`) }))}
        />
        <p className={panel.hint}>{t(`colour.mask.${action}Hint`)}</p>
        {action === 'watermark' && <FindMark found={found} />}
        {action === 'fill' && (
          <TextInput
            mt={8}
            label={t('colour.mask.words')}
            placeholder={t('colour.mask.placeholder')}
            error={wordsProblem ?? tooLong}
            value={prompt}
            onChange={(event) => change({ prompt: event.currentTarget.value })}
          />
        )}
        {action === 'fill' && prompt.trim() !== '' && !found.isUnderstood && (
          <p className={panel.hint} role="status">
            {t('colour.mask.unknown')}
          </p>
        )}
      </section>
      {action === 'watermark' && (
        <LevelRow
          name={t('colour.mask.strength')}
          value={strength}
          min={1}
          max={100}
          rest={100}
          shown={format.percent(strength / 100)}
          onChange={(next) => change({ strength: next })}
        />
      )}
      {isSeen && (
        <section className={panel.section} aria-live="polite">
          <div className={panel.sectionHead}>
            <p className={panel.hint}>
              {t(`colour.mask.${found.method === 'phase' ? 'phase' : 'around'}`)} {t('colour.mask.small')}
            </p>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={24}
              ml="auto"
              aria-label={t('colour.mask.another')}
              title={t('colour.mask.another')}
              onClick={() => change({ seed: newSeed() })}
            >
              <IconRefresh size={14} stroke={1.6} aria-hidden />
            </ActionIcon>
          </div>
        </section>
      )}
    </>
  );
}

/** Looks for a mark over the picture, and says what was found. */
function FindMark({ found: { find, parts } }: { found: MaskFound }) {
  const { t } = useTranslation();
  return (
    <>
      <Button variant="default" size="xs" mt={8} fullWidth disabled={parts === undefined} onClick={find}>
        {t(parts === undefined ? 'colour.mask.finding' : 'colour.mask.find')}
      </Button>
      <p className={panel.hint} role="status">
        {parts === 0 && t('colour.mask.none')}
        {parts !== undefined && parts !== null && parts > 0 && t('colour.mask.found', { count: parts })}
      </p>
    </>
  );
}
