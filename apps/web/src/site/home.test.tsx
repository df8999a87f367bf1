import { endpoints, errorSentence, families, generateParams, type Language, limits } from '@naksha/contract';
import { composeRecipe, familyName } from '@naksha/loom';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { folderServer } from '../../test/a-folder.ts';
import { plan } from '../../test/a-house.ts';
import { FakeWorker } from '../../test/fake-worker.ts';
import { fill, wrongWith } from '../../test/fields.ts';
import { openApp, someone } from '../../test/open-app.tsx';
import { aBitmap } from '../../test/studio-rows.ts';
import { en } from '../i18n/en/en.ts';
import { gu } from '../i18n/gu/gu.ts';
import { hi } from '../i18n/hi/hi.ts';
import { changeLanguage } from '../i18n/i18n.ts';
import { takeBegunWords } from '../loom/begun-words.ts';

// The studio draws on canvases, which jsdom has not: here it only takes the words.
vi.mock('../studio/studio.tsx', () => ({
  Studio: () => {
    const [words] = useState(takeBegunWords);
    return <h1>{words?.prompt}</h1>;
  },
}));

const languages = { en, hi, gu };
const { hero, samples } = en.site;

beforeEach(() => {
  FakeWorker.install();
  // Nothing is painted in jsdom.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => null;
    },
  );
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  await changeLanguage('en');
});

const siteServer = () =>
  folderServer([])
    .answer(endpoints.listPublicPlans, () => ({ data: [plan] }))
    .answer(endpoints.demonstration, () => ({ logins: [] }));

async function openHome(address = '/', options: Partial<Parameters<typeof openApp>[1]> = {}) {
  const opened = await openApp(address, { server: siteServer(), ...options });
  const { title } = languages[options.language ?? 'en'].site.hero;
  await screen.findByRole('heading', { level: 1, name: title });
  return opened;
}
const field = (label: string = hero.field) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: label });

/** Draws what was asked last, as the loom does. */
function draw() {
  const { id, wish } = FakeWorker.lastAsked;
  if (!('params' in wish)) throw new Error('a recipe was asked for');
  const recipe = composeRecipe(generateParams.parse(wish.params), wish.seed);
  FakeWorker.answer({ id, recipe, bitmap: aBitmap(), isLast: true });
  return recipe;
}

it('takes the words to the log-in and from there to the studio', async () => {
  const server = siteServer().answer(endpoints.login, () => ({ authToken: 'a-token', user: someone('user') }));
  const { user } = await openHome('/', { server });
  await fill(user, field(), 'green paisley on ivory');
  await user.click(screen.getByRole('button', { name: hero.another }));
  await user.click(screen.getByRole('button', { name: hero.open }));
  await screen.findByRole('heading', { name: en.session.login.title });
  const kept = JSON.parse(sessionStorage.getItem('naksha.draft') ?? '{}');
  expect(kept.prompt).toBe('green paisley on ivory');
  expect(kept.seed).not.toBe('48213');
  await fill(user, screen.getByLabelText(en.session.login.login), 'tana_bana');
  await fill(user, screen.getByLabelText(en.session.login.password), 'Tana@Bana7');
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'green paisley on ivory' });
  expect(window.location.pathname).toBe('/studio/generate');
});

it('follows the words with a cloth, and says what of them was understood', async () => {
  const { user } = await openHome();
  await fill(user, field(), 'red bandhani with trebuchets');
  expect(await screen.findByText('Not understood: trebuchets')).toBeTruthy();
  await expect
    .poll(() => FakeWorker.lastAsked.wish)
    .toMatchObject({ params: { prompt: 'red bandhani with trebuchets' } });
  const recipe = draw();
  expect(screen.getByText(recipe.palette.roles.ground)).toBeTruthy();
  expect(screen.getByRole('button', { name: familyName('bandhani', 'en'), pressed: true })).toBeTruthy();
  expect(screen.getByRole('img', { name: hero.cloth }).getAttribute('aria-busy')).toBe('false');
});

it('asks for nothing while there are no words, and says by how much more than the studio reads is too long, keeping it', async () => {
  const { user } = await openHome();
  await expect.poll(() => FakeWorker.asked.length).toBe(1);
  await fill(user, field(), '  ');
  await fill(user, field(), 'blue stripes');
  await expect.poll(() => FakeWorker.lastAsked.wish).toMatchObject({ params: { prompt: 'blue stripes' } });
  expect(FakeWorker.asked).toHaveLength(2);
  const long = 'blue stripes '.repeat(200);
  await fill(user, field(), long);
  expect(wrongWith(field())).toContain((long.length - limits.promptMaxLength).toLocaleString('en'));
  expect(field().value).toBe(long);
});

it('offers every cloth by name, with a sentence or its name to begin with', async () => {
  const { user } = await openHome();
  const chips = within(screen.getByRole('group', { name: hero.chips }));
  expect(chips.getAllByRole('button')).toHaveLength(families.length);
  await user.click(chips.getByRole('button', { name: familyName('ikat', 'en') }));
  expect(field().value).toBe(samples.ikat);
  await user.click(chips.getByRole('button', { name: familyName('warli', 'en') }));
  expect(field().value).toBe(familyName('warli', 'en'));
});

it('draws the same words from another seed, and says which', async () => {
  const { user } = await openHome();
  await expect.poll(() => FakeWorker.asked.length).toBe(1);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  await user.click(screen.getByRole('button', { name: hero.another }));
  expect(screen.getByText('Seed 55000')).toBeTruthy();
  expect(FakeWorker.lastAsked.wish).toMatchObject({ params: { prompt: samples.kalamkari }, seed: '55000' });
});

it('says that a cloth could not be drawn, and tries again', async () => {
  const { user } = await openHome();
  await expect.poll(() => FakeWorker.asked.length).toBe(1);
  FakeWorker.fail('hero');
  const said = within(screen.getByRole('status'));
  expect(said.getByText(en.shell.notDrawn)).toBeTruthy();
  await user.click(said.getByRole('button', { name: en.shell.tryAgain }));
  expect(FakeWorker.asked).toHaveLength(2);
  expect(screen.queryByRole('status')).toBeNull();
});

it.each(['hi', 'gu'] as const)('begins with a sentence in %s, read as such', async (language: Language) => {
  const words = languages[language].site;
  await openHome('/', { language });
  expect(field(words.hero.field).value).toBe(words.samples.kalamkari);
  expect(FakeWorker.lastAsked.wish).toMatchObject({ params: { language } });
  const recipe = draw();
  expect(recipe.family).toBe('kalamkari');
});

it.each([
  ['/features', 'features', en.site.features.title],
  ['/pricing', 'plans', 'Plans And Pricing'],
  ['/?section=plans', 'plans', 'Plans And Pricing'],
])('opens %s at its part of the first page', async (address, section, title) => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  await openHome(address);
  await expect
    .poll(() => shown.mock.contexts.map((element) => element instanceof Element && element.id))
    .toContain(section);
  expect(window.location.search).toBe(`?section=${section}`);
  expect(screen.getByRole('region', { name: title }).id).toBe(section);
});

it('opens at its top for a part that there is not', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  await openHome('/?section=secrets');
  expect(shown).not.toHaveBeenCalled();
});

it('says of each plan what it gives', async () => {
  await openHome();
  const article = within(await screen.findByRole('article'));
  for (const part of ['1 administrator, 5 users', '1,000 credits', 'Credits valid for 365 days']) {
    expect(article.getByText(part)).toBeTruthy();
  }
});

it('says that no plan is published where none is', async () => {
  await openHome('/', { server: siteServer().answer(endpoints.listPublicPlans, () => ({ data: [] })) });
  await screen.findByText(en.site.plans.none);
});

it('says why the plans could not be shown, and asks again', async () => {
  const server = siteServer().refuse(endpoints.listPublicPlans, 'unavailable');
  const { user } = await openHome('/', { server });
  const plans = within(screen.getByRole('region', { name: 'Plans And Pricing' }));
  expect((await plans.findByRole('alert')).textContent).toContain(errorSentence('unavailable', {}, 'en'));
  server.answer(endpoints.listPublicPlans, () => ({ data: [plan] }));
  await user.click(plans.getByRole('button', { name: en.shell.retry }));
  await plans.findByRole('heading', { name: plan.name });
});
