import { z } from 'zod';
import { nothing } from '../entities/answers.ts';
import { id } from '../entities/id.ts';
import { place, placeChanges, placeForm, siteChanges, siteSettings } from '../entities/site.ts';
import type { Endpoint } from './endpoint.ts';

const byId = z.object({ id });

export const siteEndpoints = {
  getSite: {
    method: 'GET',
    path: '/site-settings',
    access: 'public',
    summary: 'What the operator says on the public pages: whether there is a trial, and who sells the product',
    answer: siteSettings,
  },
  putSite: {
    method: 'PUT',
    path: '/site-settings',
    access: 'super',
    summary: 'Set what the public pages say; with `was` only what is still so',
    body: siteChanges,
    answer: siteSettings,
  },
  listPlaces: {
    method: 'GET',
    path: '/places',
    access: 'public',
    summary: 'Where the company can be found, in the order it was entered',
    answer: z.strictObject({ data: z.array(place) }),
  },
  createPlace: {
    method: 'POST',
    path: '/places',
    access: 'super',
    summary: 'Add a place; done once for each Idempotency-Key',
    body: placeForm,
    status: 201,
    idempotent: true,
    answer: place,
  },
  updatePlace: {
    method: 'PUT',
    path: '/places/{id}',
    access: 'super',
    owns: 'place',
    summary: 'Change a place; with `was` only what is still so',
    params: byId,
    body: placeChanges,
    answer: place,
  },
  deletePlace: {
    method: 'DELETE',
    path: '/places/{id}',
    access: 'super',
    owns: 'place',
    summary: 'Take a place off the list',
    params: byId,
    status: 204,
    answer: nothing,
  },
} satisfies Record<string, Endpoint>;
