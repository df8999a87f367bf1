import { isCounting, plainForms } from '@naksha/contract';

/** Of the list, which begins with the most common: enough to be refused, few enough to leave words that are rarely tried. */
const mostCommon = 10_000;

let known: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is one of the most common ones, in any case, with figures and signs in and around it, or figures that only count. */
export async function isCommonPassword(text: string): Promise<boolean> {
  known ??= load();
  const common = await known;
  return isCounting(text) || plainForms(text).some((form) => common.has(form));
}

/** Read when the first password is chosen. From leaked passwords, gathered by zxcvbn-ts under the MIT licence. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, mostCommon));
}
