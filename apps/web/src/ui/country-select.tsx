import { Select, type SelectProps } from '@mantine/core';
import { countryCodes, localeTags } from '@naksha/contract';
import { useMemo } from 'react';
import { useLanguage } from '../i18n/use-language.ts';

/** A country by its name in the reader's language. */
export function CountrySelect(field: Omit<SelectProps, 'data'>) {
  const tag = localeTags[useLanguage()];
  const data = useMemo(() => {
    const names = new Intl.DisplayNames(tag, { type: 'region' });
    return countryCodes
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .sort((one, other) => one.label.localeCompare(other.label, tag));
  }, [tag]);
  return (
    <Select
      searchable
      allowDeselect={false}
      // Its hundreds of lines would be drawn with every change around it.
      comboboxProps={{ keepMounted: false }}
      data={data}
      {...field}
    />
  );
}
