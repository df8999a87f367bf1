import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { limits } from '@naksha/contract';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

const pauseMs = 200;
/** So wide at least, and so wide that it can be read to its end what is searched. */
const least = { width: 250, letter: 6.2, besides: 54 };

/** What a list is searched for, once the typing rests; `label` says in what. */
export function SearchField({
  label,
  begin = '',
  onSearch,
}: {
  label: string;
  /** What is searched for already. */
  begin?: string;
  onSearch: (text: string) => void;
}) {
  const [typed, setTyped] = useState(begin);
  const search = useDebouncedCallback((text: string) => onSearch(text.trim()), pauseMs);
  return (
    <TextInput
      w={Math.max(least.width, Math.ceil(label.length * least.letter) + least.besides)}
      maw="100%"
      leftSection={<IconSearch size={16} stroke={1.45} aria-hidden />}
      placeholder={label}
      aria-label={label}
      maxLength={limits.searchMaxLength}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        search(event.currentTarget.value);
      }}
    />
  );
}
