import { expect, test } from 'vitest';
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
