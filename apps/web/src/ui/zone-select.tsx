import { Select, type SelectProps } from '@mantine/core';

const zones = Intl.supportedValuesOf('timeZone');

/** A time zone of those the browser knows, or the one that is stored already. */
export function ZoneSelect({ value, ...field }: Omit<SelectProps, 'data' | 'value'> & { value: string }) {
  return (
    <Select
      searchable
      allowDeselect={false}
      // Its hundreds of lines would be drawn with every change around it.
      comboboxProps={{ keepMounted: false }}
      data={zones.includes(value) ? zones : [value, ...zones]}
      value={value}
      {...field}
    />
  );
}
