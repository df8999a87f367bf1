import { designTitle } from '@naksha/contract';
import type { Row } from '../../db/tables.ts';
import type { ActionParams } from '../logs/log-action.ts';

type Titled = Pick<Row<'files'>, 'designName' | 'designDefinition' | 'operation' | 'fileName'>;

/** What the action log calls a file: a design by its name, as the studio and the collection do, any other file by the name of the file. */
export function knownAs(row: Titled & Pick<Row<'files'>, 'directory'>): ActionParams {
  const isDesign = row.directory === null || row.directory === 'processed';
  return isDesign ? { designName: designTitle(row) } : { fileName: row.fileName };
}
