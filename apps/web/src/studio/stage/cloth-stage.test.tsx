import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { FakeWorker } from '../../../test/fake-worker.ts';
import { openPart } from '../../../test/open-part.tsx';
import { freshStudio } from '../../../test/studio-rows.ts';
import { readStudio } from '../store/studio-store.ts';
import { setMode } from '../store/view-actions.ts';
import ClothStage from './cloth-stage.tsx';

vi.mock('./start-stage.ts', () => ({
  startStage: () => ({
    isSoftware: false,
    setSheets: () => undefined,
    setPrint: () => undefined,
    draw: () => undefined,
    stop: () => undefined,
  }),
}));

/** What it is asked for is a scene, which does not come. */
class DeafWorker extends FakeWorker {
  override postMessage(): void {
    this.isStopped = false;
  }
}

beforeEach(() => {
  freshStudio();
  FakeWorker.install();
  vi.stubGlobal('Worker', DeafWorker);
  Element.prototype.setPointerCapture = vi.fn();
  onTestFinished(() => void vi.unstubAllGlobals());
});

it('says that what draws it broke, and begins again', async () => {
  const { user } = await openPart(<ClothStage label="cloth" />);
  await screen.findByRole('img');
  const first = FakeWorker.last;
  first.breaks('not there');
  expect(first.isStopped).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(FakeWorker.last).not.toBe(first);
  expect(screen.queryByRole('status')).toBeNull();
});

it('comes nearer by two fingers and turns by one, and counts a wheel in its own unit', async () => {
  await openPart(<ClothStage label="cloth" />);
  const canvas = await screen.findByRole('img');
  act(() => setMode('cloth'));
  const stage = () => readStudio().view.stage;
  const point = (type: string, pointerId: number, offsetX: number) => {
    const event = new MouseEvent(type, { bubbles: true });
    for (const [name, value] of Object.entries({ pointerId, offsetX, offsetY: 50 }))
      Object.defineProperty(event, name, { value });
    fireEvent(canvas, event);
  };
  point('pointerdown', 1, 100);
  point('pointermove', 1, 90);
  const { turn } = stage();
  expect(turn).not.toBeNull();
  point('pointerdown', 2, 190);
  point('pointermove', 2, 240);
  expect(stage()).toMatchObject({ turn, zoom: 1.5 });
  fireEvent.wheel(canvas, { deltaY: -3, deltaMode: WheelEvent.DOM_DELTA_LINE });
  expect(stage().zoom).toBeCloseTo(1.5 * Math.exp(48 * 0.0016));
});
