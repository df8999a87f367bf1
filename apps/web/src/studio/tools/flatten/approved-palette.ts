import type { FlattenParams } from '@naksha/contract';
import type { FlatAnswer } from './flatten-worker.ts';

type Areas = Pick<FlattenParams, 'colours' | 'locked' | 'denoise' | 'cleanEdges' | 'smallest'>;

/** The colours that the preview shows of these very params: they are what is made. Undefined while it is being worked out. */
export function approvedPalette(
  preview: Pick<FlatAnswer, 'params' | 'colours'> | null,
  params: Areas,
): string[] | undefined {
  if (preview === null) return undefined;
  const of = ({ colours, locked, denoise, cleanEdges, smallest }: Areas) =>
    JSON.stringify([colours, locked, denoise, cleanEdges, smallest]);
  return of(preview.params) === of(params) ? preview.colours.map(({ hex }) => hex) : undefined;
}
