import { SegmentedControl, Title } from '@mantine/core';
import { languages } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { ChangePassword } from '../admin/settings/change-password.tsx';
import { useSession } from '../api/session-store.ts';
import { languageNames } from '../i18n/languages.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { AppearanceChoice } from '../ui/appearance.tsx';
import { useChooseLanguage } from '../ui/use-choose-language.ts';
import classes from './account.module.css';
import { Notices } from './notices.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { SecondStep } from './second-step.tsx';
import { useSecondStep } from './use-second-step.ts';

const parts = [
  ['password', ChangePassword],
  ['secondStep', SecondStep],
  ['sessions', OwnSessions],
  ['notices', Notices],
  ['looks', Looks],
] as const;

/** What everybody sets for themselves; in the administration beside its other rooms, for designers in a room of its own. */
export function Account() {
  const { t } = useTranslation();
  // Those who can do more harm than to their own designs can have one; whoever had one as an administrator has it still.
  const mayHaveSecondStep = useSession(({ session }) => session?.user.originalRole !== 'user');
  const secondStep = useSecondStep();
  const hasSecondStep = mayHaveSecondStep || secondStep.data?.isOn === true;
  return (
    <div className={classes.account}>
      <Title order={1}>{t('account.title')}</Title>
      {parts
        .filter(([part]) => part !== 'secondStep' || hasSecondStep)
        .map(([part, Part]) => (
          <section key={part} className={classes.part} aria-labelledby={`account-${part}`}>
            <h2 id={`account-${part}`}>{t(`account.parts.${part}`)}</h2>
            <div>
              <Part />
            </div>
          </section>
        ))}
    </div>
  );
}

function Looks() {
  const { t } = useTranslation();
  const language = useLanguage();
  const choose = useChooseLanguage();
  return (
    <div className={classes.looks}>
      <SegmentedControl
        aria-label={t('account.language')}
        value={language}
        onChange={(value) => {
          const chosen = languages.find((each) => each === value);
          if (chosen) void choose(chosen);
        }}
        data={languages.map((value) => ({ value, label: <span lang={value}>{languageNames[value]}</span> }))}
      />
      <AppearanceChoice />
    </div>
  );
}
