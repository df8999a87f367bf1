import { Menu, SegmentedControl, type SegmentedControlProps, useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const schemes = ['light', 'dark', 'auto'] as const;

/** The choice of appearance as a part of a menu. */
export function Appearance() {
  const { t } = useTranslation();
  return (
    <>
      <Menu.Label>{t('shell.user.appearance')}</Menu.Label>
      <AppearanceChoice withItemsBorders={false} fullWidth mx={6} mb={6} />
    </>
  );
}

/** Light, dark, or as the system has it. */
export function AppearanceChoice(looks: Omit<SegmentedControlProps, 'data'>) {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      {...looks}
      value={colorScheme}
      onChange={(value) => setColorScheme(schemes.find((scheme) => scheme === value) ?? 'auto')}
      aria-label={t('shell.user.appearance')}
      data={schemes.map((value) => ({ value, label: t(`shell.user.${value}`) }))}
    />
  );
}
