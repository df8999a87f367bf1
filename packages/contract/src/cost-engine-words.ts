import type { CostEngine } from './entities/operation-cost.ts';
import type { Language } from './options.ts';

/** Who does an operation, in words, where it is said what that costs. */
export const costEngineWords: Readonly<Record<Language, Readonly<Record<CostEngine, string>>>> = {
  en: { builtin: 'Naksha itself', model: 'An image model', outside: 'Another system, with a key' },
  hi: { builtin: 'स्वयं नक्शा', model: 'इमेज मॉडल', outside: 'कुंजी वाला दूसरा सिस्टम' },
  gu: { builtin: 'નકશો પોતે', model: 'ઇમેજ મૉડલ', outside: 'કીવાળી બીજી સિસ્ટમ' },
};
