import { deltaE, hexToLab } from '@naksha/colour';
import { create } from 'zustand';
import type { NamedColour } from './named-colour.ts';

/** The palette that was brought last; it stays until another is, or the page is closed. */
export const useOwnPalette = create<{ readonly fileName: string; readonly colours: readonly NamedColour[] }>(() => ({
  fileName: '',
  colours: [],
}));

export const bringPalette = (fileName: string, colours: readonly NamedColour[]): void =>
  useOwnPalette.setState({ fileName, colours });

/** The colour of a palette that looks most like one, by ΔE00. */
export function nearestNamed(hex: string, colours: readonly NamedColour[]): NamedColour | undefined {
  const lab = hexToLab(hex);
  return colours
    .map((colour) => ({ colour, difference: deltaE(lab, hexToLab(colour.hex)) }))
    .sort((a, b) => a.difference - b.difference)[0]?.colour;
}
