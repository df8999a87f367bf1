import {
  ageGroups,
  colorSchemes,
  details,
  elements,
  type GenerateInput,
  genders,
  moods,
  patternNames,
  settings,
  styles,
  usages,
} from '@naksha/contract';

/** The options by the name they have in requests, with their values. */
export const optionKinds = {
  styleOptions: styles,
  moodOptions: moods,
  colorSchemeOptions: colorSchemes,
  settingOptions: settings,
  elementOptions: elements,
  patternName: patternNames,
  detailsOption: details,
  genderOptions: genders,
  ageGroupOptions: ageGroups,
  usage: usages,
} as const satisfies Partial<Record<keyof GenerateInput, readonly string[]>>;
export type OptionKind = keyof typeof optionKinds;
