import { readFileSync, writeFileSync } from 'node:fs';
import { launchBrowser } from './browser.ts';
import { openPage } from './open-page.ts';
import { enter } from './enter.ts';
const address = process.env.ADDRESS ?? '';
const out = '/tmp/w/tmp-mask/shots/';
const designer = await enter(address, 'designer_demo');
const browser = await launchBrowser();
const what = process.argv.slice(2);
const is = (name: string) => what.length === 0 || what.includes(name);
async function open(looks: any, cloth = 'Ogee ikat', lang: any = 'en') {
  const opened = await openPage(browser, '/collection', { ...looks, address, session: designer.session(lang), locale: lang });
  const { page } = opened;
  page.setDefaultTimeout(60_000);
  const link = page.locator(`a[href*="/studio"]`).filter({ hasText: '' });
  const href = await page.locator(`a[aria-label*="${cloth}"], a:has-text("${cloth}")`).first().getAttribute('href');
  await page.goto(href!.replace(/\/studio\/[a-z]+/, '/studio/remove'));
  return { ...opened, href };
}
try { await (await import(process.env.STEPS!)).default({ open, is, out, browser, designer, address }); }
finally { await browser.close(); }
