import type { Handlers } from '../../http/handler.ts';
import { createPlace, deletePlace, updatePlace } from './change-places.ts';
import { getSite } from './get-site.ts';
import { listPlaces } from './list-places.ts';
import { putSite } from './put-site.ts';

export const siteHandlers = {
  getSite,
  putSite,
  listPlaces,
  createPlace,
  updatePlace,
  deletePlace,
} satisfies Partial<Handlers>;
