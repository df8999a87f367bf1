import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';

export interface Picture {
  readonly file: string;
  readonly caption: string;
}

const width = 1560;

/** Lays many pictures on few sheets, each with its name, so that looking is quick. */
export async function layContactSheets(
  browser: Browser,
  folder: string,
  name: string,
  pictures: readonly Picture[],
  { across, onSheet }: { readonly across: number; readonly onSheet: number },
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 400 } });
  const column = Math.floor((width - 8 * (across + 1)) / across);
  for (let first = 0; first < pictures.length; first += onSheet) {
    const path = join(folder, `sheet ${name} ${1 + first / onSheet}`);
    const cells = pictures
      .slice(first, first + onSheet)
      .map(
        ({ file, caption }) =>
          `<figure><img src="${encodeURIComponent(file)}"><figcaption>${caption}</figcaption></figure>`,
      );
    writeFileSync(
      `${path}.html`,
      `<!doctype html><meta charset="utf-8"><style>
body { margin: 8px; display: grid; grid-template-columns: repeat(${across}, ${column}px); gap: 8px; background: #808080; font: 13px sans-serif }
figure { margin: 0 } img { display: block; width: 100%; max-height: ${Math.round(column * 2.6)}px; object-fit: cover; object-position: top }
figcaption { padding: 2px 4px; background: #fff }
</style>${cells.join('')}`,
    );
    await page.goto(pathToFileURL(`${path}.html`).href);
    await page.screenshot({ path: `${path}.png`, fullPage: true });
  }
  await page.close();
}
