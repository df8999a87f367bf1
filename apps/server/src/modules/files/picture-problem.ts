import { PictureError } from '@naksha/imaging';
import { AppError } from '../../http/app-error.ts';

/** What is wrong with a picture, in the words of the catalogue; other errors as they are. */
export function pictureProblem(error: unknown): unknown {
  return error instanceof PictureError ? new AppError(error.code, { params: error.params, cause: error }) : error;
}
