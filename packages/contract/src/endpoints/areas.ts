import { z } from 'zod';
import { nothing } from '../entities/answers.ts';
import { id } from '../entities/id.ts';
import { limits } from '../limits.ts';
import { area } from '../operations/area.ts';
import { areaName, areaRow, keptArea } from '../operations/kept-area.ts';
import type { Endpoint } from './endpoint.ts';

const byId = z.object({ id });
const access = ['user', 'admin'] as const;

export const areaEndpoints = {
  keepArea: {
    method: 'POST',
    path: '/files/{id}/areas',
    access,
    owns: 'file',
    summary: 'Keep a painted area with a design under a name that no other area of it has',
    params: byId,
    body: z.strictObject({ name: areaName, area }),
    bodyLimitBytes: limits.jobBodyMaxBytes,
    status: 201,
    twin: 'area_exists',
    answer: areaRow,
  },
  listAreas: {
    method: 'GET',
    path: '/files/{id}/areas',
    access,
    owns: 'file',
    summary:
      'The areas that were kept with a design or with another version of it, those of its own first, then the newest',
    params: byId,
    answer: z.strictObject({ data: z.array(areaRow) }),
  },
  getArea: {
    method: 'GET',
    path: '/files/areas/{id}',
    access,
    owns: 'area',
    summary: 'A kept area with what was painted',
    params: byId,
    answer: keptArea,
  },
  removeArea: {
    method: 'DELETE',
    path: '/files/areas/{id}',
    access,
    owns: 'area',
    summary: 'Take a kept area away from its design',
    params: byId,
    status: 204,
    answer: nothing,
  },
} satisfies Record<string, Endpoint>;
