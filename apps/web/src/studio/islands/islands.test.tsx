import { endpoints, type FileRow } from '@naksha/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeServer } from '../../../test/fake-server.ts';
import { openPart } from '../../../test/open-part.tsx';
import { openTool as openPanel } from '../../../test/open-tool.tsx';
import { aDesign, aJob, aPicture, freshStudio, tryOn } from '../../../test/studio-rows.ts';
import { askFor, foot, layOnTable, paintStripes, taking, workBeside } from '../../../test/use-tool.ts';
import { zoomOf } from '../geometry/camera.ts';
import { typeWords } from '../store/ask-actions.ts';
import { claimJob, noteConnection, noteCredits, noteJob } from '../store/job-actions.ts';
import { readStudio } from '../store/studio-store.ts';
import { keepRows, layOpened, layPicture, noteSaved } from '../store/table-actions.ts';
import { setMode } from '../store/view-actions.ts';
import { generate } from '../tools/generate/tool.ts';
import { Balance } from './balance.tsx';
import { CreditsIsland } from './credits-island.tsx';
import { TitleIsland } from './title-island.tsx';
import { ToolRail } from './tool-rail.tsx';
import { ViewIsland } from './view-island.tsx';

let show: (design: FileRow | undefined) => void = () => undefined;
function Titled() {
  const [design, setDesign] = useState<FileRow>();
  show = setDesign;
  return <TitleIsland design={design} preview={undefined} isOpening={false} />;
}

const view = () => readStudio().view;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const isOff = (name: string | RegExp) => button(name).getAttribute('aria-disabled') === 'true';

beforeEach(freshStudio);

describe('the view', () => {
  it('walks back and on where there is somewhere to go', async () => {
    const root = layOnTable('root');
    const { user } = await openPart(<ViewIsland hasGoods={false} hasModel={false} />);
    await screen.findByRole('toolbar', { name: 'View' });
    expect([isOff(/^Undo/), isOff(/^Redo/)]).toEqual([true, true]);
    act(() => void layOnTable('leaf', { parentId: root._id }));
    await user.click(button(/^Undo/));
    expect(readStudio().table.currentId).toBe(root._id);
    expect([isOff(/^Undo/), isOff(/^Redo/)]).toEqual([true, false]);
    await user.click(button(/^Redo/));
    expect(readStudio().table.currentId).not.toBe(root._id);
  });

  it('shows the tile or its repeat, and the goods only where there are some', async () => {
    const { user } = await openPart(<ViewIsland hasGoods={false} hasModel={false} />);
    await user.click(await screen.findByRole('radio', { name: 'Tile' }));
    expect(view().mode).toBe('tile');
    expect(screen.queryByRole('radio', { name: 'Piece' })).toBeNull();
    act(() => setMode('piece'));
    expect(screen.getByRole('radio', { name: 'Repeat' })).toHaveProperty('checked', true);
  });

  it('looks at the goods that the words name until others are chosen', async () => {
    const { user } = await openPart(<ViewIsland hasGoods hasModel={false} />);
    await user.click(await screen.findByRole('radio', { name: 'Piece' }));
    act(() => layPicture('goods', aPicture('goods', { goods: 'sarees' })));
    await user.click(button(/^Goods: Saree/));
    await user.click(await screen.findByRole('menuitemradio', { name: /^Dupatta/ }));
    expect(view().goods).toBe('dupattas');
  });

  it('zooms in steps and to what is chosen, with the grey around and the unit of the rulers', async () => {
    layOnTable('cloth');
    const { user } = await openPart(<ViewIsland hasGoods={false} hasModel={false} />);
    await user.click(await screen.findByRole('button', { name: /^Zoom: / }));
    await user.click(await screen.findByRole('menuitem', { name: '200%' }));
    expect(zoomOf(view().camera, view().tile)).toBeCloseTo(2, 9);
    await user.click(button(/^Zoom in/));
    expect(button('Zoom: 250%')).toBeDefined();
    await user.click(button('Zoom: 250%'));
    await user.click(await screen.findByRole('radio', { name: 'Grey N7' }));
    await user.click(screen.getByRole('radio', { name: 'inch' }));
    expect(view()).toMatchObject({ surround: '#b5b5b5', rulerUnit: 'inch' });
    localStorage.clear();
  });

  it('says of a draped cloth how near the goods are seen, and offers no less than all of them', async () => {
    layOnTable('cloth');
    setMode('cloth');
    const { user } = await openPart(<ViewIsland hasGoods={false} hasModel />);
    await user.click(await screen.findByRole('button', { name: 'Zoom: 100%' }));
    expect(screen.queryByRole('menuitem', { name: '50%' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: '200%' }));
    expect(view().stage.zoom).toBe(2);
    expect(button('Zoom: 200%')).toBeDefined();
  });

  it('offers to compare only what has a before', async () => {
    const { user } = await openPart(<ViewIsland hasGoods={false} hasModel={false} />);
    await screen.findByRole('toolbar', { name: 'View' });
    act(() => void layOnTable('cloth'));
    expect(isOff(/^Compare/)).toBe(true);
    const { laid } = readStudio().table;
    act(() => laid && tryOn(laid));
    await user.click(button(/^Compare/));
    expect(view().split).not.toBeNull();
    expect(button(/^Compare/).getAttribute('aria-pressed')).toBe('true');
    await user.click(button(/^Colour picker/));
    await user.click(button(/^Tape measure/));
    expect(button(/^Colour picker/).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('the title', () => {
  it('says what lies there and whether it is kept', async () => {
    const draft = aDesign('night garden');
    const { rerender } = await openTitle(undefined);
    expect(screen.getByText('Nothing to save yet')).toBeDefined();
    act(() => typeWords('red bandhani'));
    expect(screen.getByText('Preview, not made yet')).toBeDefined();
    rerender(draft);
    expect(screen.getByRole('heading', { name: 'night garden' })).toBeDefined();
    expect(screen.getByText('Not saved')).toBeDefined();
    rerender({ ...draft, saved: true });
    expect(screen.getByText('Saved')).toBeDefined();
    act(() => noteSaved(draft._id));
    expect(screen.getByText(/^Saved \d\d:\d\d$/)).toBeDefined();
  });

  it('saves this design by name, and all drafts of this tab at once', async () => {
    const { _id: jobId } = aJob('here');
    const drafts = [aDesign('one', { jobId }), aDesign('two', { jobId })] as const;
    claimJob(jobId);
    keepRows(drafts);
    const server = new FakeServer().answer(endpoints.updateDesign, ({ params: { id } }) => {
      const row = drafts.find(({ _id }) => _id === id) ?? drafts[0];
      return { data: { ...row, saved: true }, history: [] };
    });
    const { user } = await openPart(<TitleIsland design={drafts[0]} preview={undefined} isOpening={false} />, {
      server,
    });
    await user.click(await screen.findByRole('button', { name: /^one/ }));
    await user.click(await screen.findByRole('menuitem', { name: /^Save ?Ctrl/ }));
    expect(readStudio().dialogs.savingId).toBe(drafts[0]._id);
    await user.click(screen.getByRole('button', { name: /^one/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save all drafts' }));
    await waitFor(() => expect(Object.values(readStudio().table.rows).every(({ saved }) => saved)).toBe(true));
    expect(server.asked(endpoints.updateDesign).map(({ body }) => body.designName)).toEqual(['one', 'two']);
  });

  async function openTitle(design: ReturnType<typeof aDesign> | undefined) {
    await openPart(<Titled />);
    await screen.findByRole('heading', { level: 1 });
    const rerender = (next: typeof design) => act(() => show(next));
    rerender(design);
    return { rerender };
  }
});

describe('what is left and what runs', () => {
  const credits = {
    creditsLeft: 1234,
    totalCredits: 2000,
    currentTotal: 2000,
    reserved: 0,
    expiresAt: null,
    expiring: 0,
  };

  it('is shown with its unit, and marked when nothing is left', async () => {
    await openPart(<Balance />);
    act(() => noteCredits(credits));
    expect((await screen.findByText('1,234')).parentElement?.textContent).toBe('1,234 credits');
    act(() => noteCredits({ ...credits, creditsLeft: 1 }));
    expect(screen.getByText('1').parentElement?.textContent).toBe('1 credit');
    act(() => noteCredits({ ...credits, creditsLeft: 0 }));
    expect(document.querySelector('[data-low]')?.textContent).toBe('0 credits');
  });

  it('is what this person may still spend, where that is less than the company has', async () => {
    await openPart(<Balance />);
    const of = (limit: number, used: number) => act(() => noteCredits({ ...credits, ownCap: { limit, used } }));
    for (const [limit, used, shown] of [
      [100, 60, '40 credits'],
      [5000, 60, '1,234 credits'],
      [100, 160, '0 credits'],
    ] as const) {
      of(limit, used);
      await expect.poll(() => document.querySelector('[title] b')?.parentElement?.textContent).toBe(shown);
    }
    expect(document.querySelector('[data-low]')?.getAttribute('title')).toContain('0 of your 100 credits');
  });

  it('says when the connection is lost, and counts what runs while it is there', async () => {
    const { user } = await openPart(<CreditsIsland />);
    expect(await screen.findByText('Reconnecting')).toBeDefined();
    act(() => {
      noteConnection(true);
      noteJob(aJob('a'));
      noteJob(aJob('b', { state: 'queued' }));
      noteJob(aJob('c', { state: 'done', finishedAt: new Date().toISOString() }));
    });
    expect(screen.getByText('2 jobs')).toBeDefined();
    const failed = { progress: 1, finishedAt: new Date().toISOString() };
    act(() => {
      for (const name of ['a', 'b']) noteJob(aJob(name, { ...failed, state: 'failed' }));
    });
    expect(screen.getByText('2 failed')).toBeDefined();
    await user.click(button(/^Shortcuts/));
    expect(readStudio().dialogs.isSheetOpen).toBe(true);
  });

  it('stands on the rail, where each tool has a place and its family leads to the one that is open', async () => {
    await openPart(<ToolRail tool="dpi" />);
    const rail = within(await screen.findByRole('navigation', { name: /tools/i }));
    const current = rail.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Size', '/studio/dpi']]);
    const leads = rail.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(new Set(leads).size).toBe(leads.length);
    for (const address of ['/studio/generate', '/studio/colour', '/studio/repeat', '/studio/export', '/collection'])
      expect(leads).toContain(address);
  });
});

describe('the panel of words', () => {
  beforeEach(() => {
    workBeside();
    paintStripes('#a4322a', '#efe2c5');
  });

  it('has patterns by name in a book, where Enter takes the first and an unfinished word takes none', async () => {
    const { user, server } = await openPanel(generate, { server: taking() });
    await user.click(await screen.findByRole('button', { name: /^All \d+$/ }));
    const field = await screen.findByRole('textbox', { name: 'Find by name' });
    await user.type(field, 'bandh');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(readStudio().asks.ask.trainedPattern).toBeUndefined();
    await user.keyboard('{Enter}');
    expect(readStudio().asks.ask.trainedPattern).toBe('bandhani');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Find by name' })).toBeNull());
    expect((await askFor(user, server)).params).toMatchObject({ trainedPattern: 'bandhani', prompt: '' });
  });

  it("takes colours of a design for one's own as soon as one is locked, and gives them back to the words", async () => {
    layOnTable('x');
    typeWords('red bandhani');
    const { user } = await openPanel(generate);
    await screen.findByRole('textbox', { name: 'Describe the cloth' });
    act(() => typeWords('red bandhani, large'));
    const own = [
      { hex: '#aa2222', locked: true },
      { hex: '#2222aa', locked: false },
    ];
    act(() => generate.words?.change({ ...readStudio().asks.ask, palette: own }));
    await user.click(await screen.findByRole('button', { name: 'Shuffle unlocked' }));
    const { palette } = readStudio().asks.ask;
    expect(palette?.[0]).toEqual(own[0]);
    expect(palette?.[1]?.locked).toBe(false);
    await user.click(screen.getByRole('button', { name: 'From words' }));
    expect(readStudio().asks.ask.palette).toBeUndefined();
  });

  it('makes the words of the design that was opened, and of one without words nothing', async () => {
    const row = aDesign('words', { operation: 'generate', params: { trainedPattern: 'ikat' }, seed: '47110' });
    const upload = aDesign('upload');
    keepRows([row, upload]);
    layOpened(row._id);
    const { user, server } = await openPanel(generate, { server: taking() });
    expect((await askFor(user, server)).params).toMatchObject({ trainedPattern: 'ikat', seed: '47110' });
    act(() => layOpened(upload._id));
    await waitFor(() => expect(foot().getAttribute('aria-disabled')).toBe('true'));
    await user.click(foot());
    expect(server.asked(endpoints.submitJob)).toHaveLength(1);
  });
});
