import { expect, test } from 'vitest';
import { endpoints } from './endpoints/table.ts';
import { limits } from './limits.ts';

test('every constant of the specification has its value', () => {
  expect(limits).toMatchObject({
    fileListPageSize: 30,
    logPageSize: 5,
    uploadMaxMegabytes: 350,
    uploadMaxBytes: 367_001_600,
    logoMaxMegabytes: 5,
    logoMaxBytes: 5_242_880,
    maxPixels: 2.8e8,
    largePixels: 1e8,
    maxRepeatBrush: 20,
    uploadExtensions: ['.png', '.jpg', '.jpeg', '.tif', '.tiff'],
    uploadTypes: ['image/png', 'image/jpeg', 'image/jpg', 'image/tiff'],
    logoTypes: ['image/png', 'image/jpeg', 'image/jpg'],
    sessionEndCountdownSeconds: 5,
    adminPollSeconds: 120,
    maxDpi: 300,
    upscaleFactors: [2, 3, 4],
    psdExportMaxMinutes: 10,
    passwordMinLength: 8,
    usernameMinLength: 3,
    generatedPasswordLength: 8,
    generatedPasswordMinLength: 6,
    userMenuNameLength: 15,
    shownFileNameLength: 25,
    shownTextLength: 50,
    mobileNavBreakpointPx: 640,
    levelStrength: { 1: 0.2, 2: 0.3, 3: 0.35, 4: 0.5, 5: 0.7 },
    defaultLevelStrength: 0.35,
    defaultLanguage: 'en',
    objectUrlSeconds: 40,
  });
});

test('what a limit says in larger units is what holds in bytes', () => {
  const said = [
    [limits.uploadMaxMegabytes * 1024 ** 2, limits.uploadMaxBytes],
    [limits.logoMaxMegabytes * 1024 ** 2, limits.logoMaxBytes],
    [limits.archiveMaxGigabytes * 1024 ** 3, limits.archiveMaxBytes],
  ];
  for (const [shown, held] of said) expect(shown).toBe(held);
  expect(limits.uploadPartBytes).toBeLessThan(limits.uploadMaxBytes);
});

test('an entry of an archive is one of as many as an archive may list, folders and what a Mac adds among them', () => {
  const takes = (index: number) => endpoints.saveArchiveEntry.body.safeParse({ s3FileName: 'a.zip', index }).success;
  expect([-1, 0, 0.5, limits.archiveHeads - 1, limits.archiveHeads].map(takes)).toEqual([
    ...[false, true, false, true, false],
  ]);
});
