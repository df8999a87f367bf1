import { findOperation } from '@naksha/contract';
import type { Row } from '../../db/tables.ts';
import type { ActionParams } from '../logs/log-action.ts';

type Titled = Pick<Row<'files'>, 'designName' | 'designDefinition' | 'operation' | 'fileName'>;

/** What a design is called, in whatever language: by people, else by its recipe, else by its file. */
export function designTitle({ designName, designDefinition, operation, fileName }: Titled): string {
  const title = designDefinition?.title;
  const drawn = findOperation(operation ?? undefined)?.folder === undefined && typeof title === 'string' ? title : '';
  return designName || drawn || fileName.replace(/\.[a-z]{3,4}$/i, '');
}

/** What the action log calls a file: a design by its name, as screens do, any other file by the name of the file. */
export function knownAs(row: Titled & Pick<Row<'files'>, 'directory'>): ActionParams {
  const isDesign = row.directory === null || row.directory === 'processed';
  return isDesign ? { designName: designTitle(row) } : { fileName: row.fileName };
}
