import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const root = resolve(import.meta.dirname, '..');

// Software GL everywhere: with a real graphics card pictures would differ from machine to machine.
const sameEverywhere = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--font-render-hinting=none',
  '--disable-lcd-text',
];

/**
 * Starts the one Chromium the tests use. NAKSHA_BROWSER names another, for machines it is not built for. Where no pixels are judged, pages
 * are put together without GL, which without a graphics card takes half as long; what a page itself draws with GL is drawn as ever.
 */
export async function launchBrowser(judged: 'pixels' | 'pages' = 'pixels'): Promise<Browser> {
  const args = judged === 'pages' ? [...sameEverywhere, '--disable-gpu-compositing'] : sameEverywhere;
  const own = process.env.NAKSHA_BROWSER;
  if (own) return chromium.launch({ executablePath: own, args });
  const home = unpackChromium();
  return chromium.launch({
    executablePath: join(home, 'chromium'),
    args,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(home, 'al2023', 'lib'),
      FONTCONFIG_FILE: nameFonts(home),
    },
  });
}

/**
 * Unpacks the browser that comes as a package, once for each version, and gives its folder.
 * It is built for a serverless machine and unpacks into the temporary folder of the process, with the
 * libraries a bare machine lacks only when it believes to be there: hence a process of its own.
 */
function unpackChromium(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const home = join(root, 'node_modules', '.cache', 'naksha', `chromium-${version}`);
  if (existsSync(home)) return home;
  mkdirSync(dirname(home), { recursive: true });
  // Unpacked beside its place and renamed, so that an interrupted run leaves no half a browser behind.
  const stage = mkdtempSync(`${home}-`);
  const unpack = `import(${JSON.stringify(entry)}).then(c => c.default.executablePath())`;
  const done = spawnSync(process.execPath, ['-e', unpack], {
    env: { ...process.env, TMPDIR: stage, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(`could not unpack Chromium: ${done.stderr}`);
  try {
    renameSync(stage, home);
  } catch (error) {
    rmSync(stage, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  }
  return home;
}

/**
 * Names only the bundled fonts, none of the machine's: the fonts of the product come with its pages. The path is absolute, so it is written
 * at each launch: a clone may have been moved or copied together with its browser. Gives the file.
 */
function nameFonts(home: string): string {
  const file = join(home, 'fonts.conf');
  // Another browser may read it now, so that there is never half of it.
  const stage = `${file}-${process.pid}`;
  writeFileSync(
    stage,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, 'fonts')}</dir>
  <cachedir>${join(home, 'fonts-cache')}</cachedir>
</fontconfig>
`,
  );
  renameSync(stage, file);
  return file;
}
