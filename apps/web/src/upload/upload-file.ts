import { endpoints } from '@naksha/contract';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { convertTiff } from './convert-tiff.ts';
import { uploadType } from './judge-upload.ts';
import { sendBytes } from './send-bytes.ts';

/** What is being done with a file. */
export type UploadStage = 'converting' | 'sending' | 'judging';

/**
 * Takes a file to the shelf of uploads and answers its id. A TIFF that a browser can turn into a PNG without losing anything goes up as
 * one, any other as it is. Throws `ApiError`.
 */
export async function uploadFile(file: File, tell: (stage: UploadStage, sent: number) => void): Promise<string> {
  const isTiff = uploadType(file.name) === 'image/tiff';
  if (isTiff) tell('converting', 0);
  const png = isTiff ? await convertTiff(file) : undefined;
  const name = png ? file.name.replace(/\.[a-z]+$/i, '.png') : file.name;
  const type = png ? 'image/png' : (uploadType(file.name) ?? file.type);
  tell('sending', 0);
  const label = png ? `selected/${name}` : name;
  const { signedUrl, s3fileName } = await call(endpoints.createSecureUrl, { body: { fileName: label, type } });
  await sendBytes(signedUrl, png ?? file, type, (sent) => tell('sending', sent));
  tell('judging', 1);
  const { data } = await call(endpoints.saveFileInfo, { body: { fileName: name, s3FileName: s3fileName } });
  await queryClient.invalidateQueries({ queryKey: queryKeys.files });
  return data._id;
}
