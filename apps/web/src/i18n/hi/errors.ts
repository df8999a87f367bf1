import type { ErrorCode } from '@naksha/contract';

export const errors: Partial<Record<ErrorCode, string>> = {};
