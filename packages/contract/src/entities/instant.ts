import { z } from 'zod';

/** A moment, ISO 8601 in UTC. */
export const instant = z.iso.datetime();
