import { Select, type SelectProps } from '@mantine/core';
import { indianStates } from '@naksha/contract';
import { useLanguage } from '../i18n/use-language.ts';

/** A state of India by its name in the reader's language; its value is the code of the tax law. */
export function StateSelect(field: Omit<SelectProps, 'data'>) {
  const language = useLanguage();
  const data = indianStates.map(({ code, name }) => ({ value: code, label: name[language] }));
  return <Select searchable allowDeselect={false} comboboxProps={{ keepMounted: false }} data={data} {...field} />;
}
