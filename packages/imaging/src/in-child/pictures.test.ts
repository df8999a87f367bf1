import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { limits } from '@naksha/contract';
import { afterAll, expect, it } from 'vitest';
import { pictureFile, temporaryFolder } from '../../test/pictures.ts';
import { asPicture } from './job-kind.ts';
import { checkWhole, closePictures, cutSquares, encodePicture, makePreview, normaliseTiff } from './pictures.ts';

afterAll(closePictures);

it('does whatever a request has done with a small picture while every child for large ones is at work', async () => {
  const folder = await temporaryFolder();
  // Never read to its end, for nothing is ever written into it.
  const endless = join(folder, 'endless');
  execFileSync('/usr/bin/mkfifo', [endless]);
  const stop = new AbortController();
  const large = Array.from({ length: limits.picturesAtOnce }, () =>
    asPicture('large', () => checkWhole(endless, stop.signal)),
  );
  const ended = Promise.allSettled(large);
  const path = await pictureFile('png', 48, 40);
  await asPicture('small', async () => {
    expect(await makePreview(path, 256)).toMatchObject({ width: 48, height: 40 });
    await cutSquares(path, join(folder, 'tiles.zip'));
    await encodePicture(path, join(folder, 'drawn.png'), { format: 'png', dpi: 96, quality: 90, compression: 'none' });
    await checkWhole(path);
    expect(await normaliseTiff(path, join(folder, 'normalised'))).toBe(false);
  });
  stop.abort(new Error('seen'));
  expect((await ended).map(({ status }) => status)).toEqual(large.map(() => 'rejected'));
});
