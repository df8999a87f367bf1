import { limits } from '@naksha/contract';

/** What is wrong with a file for a logo, as far as its name's type and its size show; the server looks at its bytes. */
export function judgeLogo({
  type,
  size,
}: Pick<File, 'type' | 'size'>): 'logo_type_not_allowed' | 'logo_too_large' | undefined {
  if (!limits.logoTypes.some((allowed) => allowed === type)) return 'logo_type_not_allowed';
  return size > limits.logoMaxBytes ? 'logo_too_large' : undefined;
}
