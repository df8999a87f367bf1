import type { Handlers } from '../../http/handler.ts';
import { getArea } from './get-area.ts';
import { keepArea } from './keep-area.ts';
import { listAreas } from './list-areas.ts';
import { removeArea } from './remove-area.ts';

export const areaHandlers = { keepArea, listAreas, getArea, removeArea } satisfies Partial<Handlers>;
