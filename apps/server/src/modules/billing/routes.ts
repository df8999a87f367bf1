import type { Handlers } from '../../http/handler.ts';
import { deductImages } from './deduct-images.ts';

export const billingHandlers = { deductImages } satisfies Partial<Handlers>;
