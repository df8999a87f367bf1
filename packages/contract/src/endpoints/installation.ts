import { overview, system } from '../entities/installation.ts';
import type { Endpoint } from './endpoint.ts';

export const installationEndpoints = {
  getOverview: {
    method: 'GET',
    path: '/installation/overview',
    access: 'super',
    summary: 'Clients, sessions, jobs and credits of the whole installation in a few figures',
    passive: true,
    reads: 'overview',
    answer: overview,
  },
  getSystem: {
    method: 'GET',
    path: '/installation/system',
    access: 'super',
    summary: 'What runs here: versions, database, storage, engines and the line of jobs',
    passive: true,
    reads: 'nothing',
    answer: system,
  },
} satisfies Record<string, Endpoint>;
