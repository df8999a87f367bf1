import { generateParams } from '@naksha/contract';
import { composeRecipe } from '@naksha/loom';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { FakeWorker } from '../../../test/fake-worker.ts';
import { openPart } from '../../../test/open-part.tsx';
import { aBitmap } from '../../../test/studio-rows.ts';
import { en } from '../../i18n/en/en.ts';
import { Paper } from '../paper.tsx';
import { HeroCanvas } from './hero-canvas.tsx';

const recipe = composeRecipe(generateParams.parse({ prompt: 'red bandhani' }), '1');
const cloth = { key: 'red', recipe, goods: undefined, bitmap: aBitmap(), isSharp: true };

beforeEach(() => {
  FakeWorker.install();
  const handOver = { configurable: true, value: () => ({}) };
  Object.defineProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen', handOver);
  onTestFinished(() => {
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
    vi.unstubAllGlobals();
  });
});

const open = (retry?: () => void) =>
  openPart(<HeroCanvas drawn={{ cloth, isCurrent: true, isNothing: false, retry }} isRepeated label="cloth" />);
const said = async () => within(await screen.findByRole('status'));

it.each(['breaks', 'mumbles'] as const)(
  'says that it could not be drawn when its painter %s, and starts another',
  async (how) => {
    const { user } = await open();
    await screen.findByRole('img', { name: 'cloth', busy: true });
    const first = FakeWorker.last;
    first[how]('no room');
    expect(first.isStopped).toBe(true);
    expect(document.querySelectorAll('canvas')).toHaveLength(0);
    await user.click((await said()).getByRole('button', { name: en.shell.tryAgain }));
    expect(FakeWorker.last).not.toBe(first);
    expect(screen.queryByRole('status')).toBeNull();
    expect(document.querySelectorAll('canvas')).toHaveLength(1);
    expect(FakeWorker.asked.filter((message) => 'cloth' in message)).toHaveLength(2);
  },
);

it('lets a cloth that the loom could not draw be drawn again', async () => {
  const retry = vi.fn();
  const { user } = await open(retry);
  await user.click((await said()).getByRole('button', { name: en.shell.tryAgain }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('says so beside a sheet to write on, too', async () => {
  await openPart(
    <Paper words="ikat in blue" seed="1">
      words
    </Paper>,
  );
  await screen.findByText('words');
  await expect.poll(() => FakeWorker.newest('paper')).toBeDefined();
  FakeWorker.last.breaks('no room');
  expect((await said()).getByText(en.shell.notDrawn)).toBeDefined();
});
