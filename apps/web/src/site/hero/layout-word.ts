import { cloths } from '../../i18n/en/cloths.ts';

type Layout = keyof typeof cloths.layout;

/** The word list's key of a layout, where it has one. */
export function layoutWord(layout: string): Layout | undefined {
  return (Object.keys(cloths.layout) as Layout[]).find((known) => known === layout);
}
