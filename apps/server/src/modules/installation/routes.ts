import type { Handlers } from '../../http/handler.ts';
import { getOverview } from './get-overview.ts';
import { getSystem } from './get-system.ts';

export const installationHandlers = { getOverview, getSystem } satisfies Partial<Handlers>;
