import type {
  AgeGroup,
  ColorScheme,
  Detail,
  Gender,
  GenerateParams,
  Mood,
  Repeat,
  Setting,
  Style,
  Usage,
} from '@naksha/contract';
import type { Intent } from '../prompt/intent.ts';

/** The options that hold after the prompt was read. Absent means that none does, because it was refused or never set. */
export interface ResolvedOptions {
  readonly style: Style | undefined;
  readonly mood: Mood | undefined;
  readonly scheme: ColorScheme | undefined;
  readonly setting: Setting | undefined;
  readonly details: readonly Detail[];
  readonly gender: Gender;
  readonly age: AgeGroup;
  readonly usage: Usage;
  readonly repeat: Repeat;
}

/** Words beat options; a refused word takes its option away. Children's wear without an age is for children's age. */
export function resolveOptions(params: GenerateParams, intent: Intent): ResolvedOptions {
  const unlessRefused = <T extends string>(option: T | undefined): T | undefined =>
    option !== undefined && intent.refused.options.includes(option) ? undefined : option;
  const gender = intent.gender ?? params.genderOptions;
  const age = intent.age ?? params.ageGroupOptions;
  return {
    style: intent.style ?? unlessRefused(params.styleOptions),
    mood: intent.mood ?? unlessRefused(params.moodOptions),
    scheme: intent.colourCount === 1 ? 'monochrome' : (intent.scheme ?? unlessRefused(params.colorSchemeOptions)),
    setting: intent.setting ?? unlessRefused(params.settingOptions),
    details:
      intent.details.length > 0 ? intent.details : params.detailsOption === undefined ? [] : [params.detailsOption],
    gender,
    age: gender === 'kids' && age === 'adults' ? 'kids' : age,
    usage: intent.usage ?? params.usage,
    repeat:
      intent.repeat ??
      (intent.layouts.includes('half-drop') && params.repeat === 'straight' ? 'half-drop' : params.repeat),
  };
}
