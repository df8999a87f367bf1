// `npm run walk [role …] [language …] [size …] [light, dark] [letters] [/part-of-an-address …]`: photographs every screen as each role sees it, and says what is wrong with it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { endpoints, type Language, languages } from '@naksha/contract';
import type { Page } from 'playwright-core';
import { en } from '../apps/web/src/i18n/en/en.ts';
import { gu } from '../apps/web/src/i18n/gu/gu.ts';
import { hi } from '../apps/web/src/i18n/hi/hi.ts';
import { launchBrowser } from '../e2e/browser.ts';
import { enter, type Person } from '../e2e/enter.ts';
import { type Examples, furnish } from '../e2e/furnish.ts';
import { hearEnds } from '../e2e/hear-ends.ts';
import { languageFaults } from '../e2e/language-faults.ts';
import { layoutFaults } from '../e2e/layout-faults.ts';
import { openPage } from '../e2e/open-page.ts';
import { goTo, screenAddresses } from '../e2e/screen-addresses.ts';
import { startProduct } from '../e2e/start-product.ts';
import { layContactSheets, type Picture } from './walk/contact-sheets.ts';
import { photographLetters } from './walk/letters.ts';
import { openings, type Tree, type Who } from './walk/openings.ts';

const folder = resolve(import.meta.dirname, '../e2e/results/walk');
const words: Record<Language, Tree> = { en, hi, gu };
const sizes = {
  low: { width: 1366, height: 650, across: 3, onSheet: 9 },
  desk: { width: 1440, height: 900, across: 3, onSheet: 9 },
  phone: { width: 390, height: 844, hasTouch: true, across: 6, onSheet: 12 },
} as const;
type Size = keyof typeof sizes;
/** Without one of them asked for, a screen by day and the next by night, and the other way round in the next language. */
const lights = ['light', 'dark'] as const;
const everySize = Object.keys(sizes).filter((one): one is Size => one in sizes);
/** Addresses without a page, and the people who are shown that. */
const nowhere: Record<Who, readonly string[]> = {
  visitor: ['/nowhere'],
  designer: ['/studio/nowhere'],
  admin: ['/admin/nowhere'],
  super: [],
  newcomer: [],
};
/** They lead elsewhere, whoever asks. */
const redirects = ['/features', '/pricing', '/studio'];
/** Rows that are not there. */
const absent: Examples = {
  '/admin/support/$ticket': '/admin/support/0190a000-0000-7000-8000-000000000000',
  '/admin/clients/$id': '/admin/clients/0190a000-0000-7000-8000-000000000000',
};
/** Long enough that the last and largest picture is drawn. */
const drawnMs = 700;
/** A screen that has not come by then is looked at as it is. */
const patienceMs = 15_000;

const keys = sentencesOf(en).map(([key]) => key);
const foreign: Record<Language, readonly string[]> = { en: [], hi: foreignTo(hi), gu: foreignTo(gu) };

/** What the demonstration calls its plan, a design and a key of the keyboard, and the words one was made of: names, though an English sentence is the same. */
const names = ['Studio', 'Tree of life', 'Shift', en.studio.empty.examplePrompt];

const asked = process.argv.slice(2);
const isAsked = (of: readonly string[], one: string) => !of.some((each) => asked.includes(each)) || asked.includes(one);
const parts = asked.filter((one) => one.startsWith('/'));
const isPart = (path: string) => parts.length === 0 || parts.some((part) => path.startsWith(part));
const whos = Object.keys(nowhere).filter((one): one is Who => one in nowhere);

const report: string[] = [];
const latin = new Map<string, string>();
const visited = new Set<string>();
const known = new Set<string>();

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await launchBrowser();
if (isAsked([...whos, 'letters'], 'letters') && parts.length === 0)
  report.push(...(await photographLetters(browser, folder)));
if (whos.some((who) => isAsked([...whos, 'letters'], who))) await photographProduct();
await browser.close();
if (asked.length === 0) {
  const left = [...known].filter((path) => !visited.has(path) && !redirects.includes(path));
  report.push(...left.map((path) => `${path}: no one saw it`));
}
writeFileSync(join(folder, 'faults.txt'), `${report.join('\n')}\n`);
writeFileSync(join(folder, 'latin.txt'), [...latin].map(([text, where]) => `${where}: ${text}\n`).join(''));
console.log(report.join('\n'));
console.log(`${report.length} faults; pictures and sheets in ${folder}`);
process.exitCode = report.length > 0 ? 1 : 0;

async function photographProduct(): Promise<void> {
  const { address, stop } = await startProduct();
  const [admin, operator, designer] = [
    await enter(address, 'admin_demo'),
    await enter(address, 'super_demo'),
    await enter(address, 'designer_demo'),
  ];
  const people: Record<Who, Person | undefined> = {
    visitor: undefined,
    designer,
    admin,
    super: operator,
    newcomer: undefined,
  };
  // First as somebody meets it who has just begun.
  for (const who of ['admin', 'super'] as const)
    if (isAsked(whos, who))
      await walk(
        address,
        { who, as: `${who} at first`, person: people[who], examples: absent },
        ['en'],
        ['desk', 'phone'],
      );
  const examples = await furnish(address, { admin, operator });
  people.newcomer = await newcomer(address, admin);
  for (const who of whos)
    if (isAsked(whos, who))
      for (const lang of languages)
        await walk(address, { who, as: who, person: people[who], examples }, [lang], everySize);
  await stop();
}

/** Somebody whose password was given by an administrator. */
async function newcomer(address: string, admin: Person): Promise<Person> {
  const password = 'Given@1234';
  await admin.ask(endpoints.createUser, {
    body: { name: 'Nila New', username: 'nila_new', password, confirmPassword: password },
  });
  return enter(address, 'nila_new', password);
}

interface Walker {
  readonly who: Who;
  readonly as: string;
  readonly person: Person | undefined;
  readonly examples: Examples;
}

async function walk(
  address: string,
  walker: Walker,
  langs: readonly Language[],
  ofSizes: readonly Size[],
): Promise<void> {
  for (const lang of langs.filter((one) => isAsked(languages, one)))
    for (const size of ofSizes.filter((one) => isAsked(Object.keys(sizes), one)))
      await walkOnce(address, walker, lang, size);
}

/** One role in one language and one size: every address, and what opens there. */
async function walkOnce(address: string, { who, as, person, examples }: Walker, lang: Language, size: Size) {
  const { across, onSheet, ...window } = sizes[size];
  const session = person ? { session: person.session(lang) } : {};
  const { page, close } = await openPage(browser, '/login', { address, locale: lang, ...window, ...session });
  page.setDefaultTimeout(patienceMs);
  const settled = hearEnds(page);
  await page.goto(who === 'designer' ? '/collection' : '/login');
  if (who === 'designer') {
    await settled();
    await page.locator('a[href*="design="]').first().click();
    await page.waitForURL('**/studio/**');
    // Until the design lies there; going on before finds an empty table.
    await settled();
    await page.waitForTimeout(drawnMs);
  }
  const isFirst = as !== who;
  const paths = await screenAddresses(page, person !== undefined, examples);
  if (!isFirst) for (const path of paths) known.add(path);
  const pictures: Picture[] = [];
  const shoot = async (name: string, path: string) => {
    await settled().catch(() => report.push(`${as} ${lang} ${size} ${name}: it has no heading`));
    await page.waitForTimeout(drawnMs);
    const file = `${[as, lang, size, name.replaceAll('/', '_')].join(' ')}.png`;
    const isTall =
      !path.startsWith('/studio') && path !== '/collection' && (await page.getByRole('dialog').count()) === 0;
    // A header that stays in sight would lie over the middle of a whole page.
    if (isTall) await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: join(folder, file), fullPage: isTall, animations: 'disabled', caret: 'hide' });
    pictures.push({ file, caption: name });
    await judge(page, lang, `${as} ${lang} ${size} ${name}`);
  };
  for (const [at, path] of [...paths, ...nowhere[who]].entries()) {
    if (!isPart(path)) continue;
    const inTurn = (at + languages.indexOf(lang)) % 2 === 0 ? 'light' : 'dark';
    await page.emulateMedia({ colorScheme: lights.find((light) => asked.includes(light)) ?? inTurn });
    await goTo(page, path);
    // Where one is sent elsewhere, that place has its own turn.
    if (new URL(page.url()).pathname !== path) continue;
    visited.add(path);
    await shoot(path, path);
  }
  // Afterwards: what is opened is left by loading the page again, and a table of the studio is then empty.
  for (const path of isFirst ? [] : paths.filter(isPart)) {
    for (const opening of openings) {
      if (opening.who !== who || (examples[opening.path] ?? opening.path) !== path) continue;
      try {
        await goTo(page, path);
        await settled();
        await opening.open(page, words[lang]);
        await shoot(`${path} ${opening.name}`, path);
      } catch (error) {
        report.push(`${as} ${lang} ${size} ${path}: "${opening.name}" did not open: ${String(error).split('\n')[0]}`);
      }
      await page.reload();
      await settled();
    }
  }
  await close();
  await layContactSheets(browser, folder, `${as} ${lang} ${size}`, pictures, { across, onSheet });
}

async function judge(page: Page, lang: Language, where: string): Promise<void> {
  const faults = await page.evaluate(layoutFaults, []);
  const others = await page.evaluate(languageFaults, { keys, foreign: foreign[lang], names });
  report.push(...[...faults, ...others.faults].map((fault) => `${where}: ${fault}`));
  if (lang !== 'en') for (const text of others.latin) if (!latin.has(text)) latin.set(text, where);
}

interface Branch {
  readonly [key: string]: string | Branch;
}

function sentencesOf(tree: Branch, before = ''): [key: string, sentence: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : sentencesOf(value, `${before}${key}.`),
  );
}

/** Patterns of the English sentences that a language says in other words. */
function foreignTo(tree: Branch): string[] {
  const own = new Set(sentencesOf(tree).map(([, sentence]) => sentence));
  return sentencesOf(en)
    .map(([, sentence]) => sentence)
    .filter((sentence) => !own.has(sentence) && /[a-z]{3}/.test(sentence.replace(/\{[\w:]+\}/g, '')))
    .map((sentence) => sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\{[\w:]+\\\}/g, '.+'));
}
