import type { ErrorCode } from '@naksha/contract';
import { errors as gu } from './gu/errors.ts';
import { errors as hi } from './hi/errors.ts';

/** The catalogue in the other languages; English is the catalogue itself. */
export const errorWords: Record<'hi' | 'gu', Record<ErrorCode, string>> = { hi, gu };
