import {
  exportParams,
  type FileRow,
  flattenParams,
  generateParams,
  jobRequest,
  limits,
  type OperationName,
  patternNames,
} from '@naksha/contract';
import { composeRecipe, type Recipe } from '@naksha/loom';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, screen } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openTool } from '../../../test/open-tool.tsx';
import { aDesign, aJob, freshStudio } from '../../../test/studio-rows.ts';
import { toolPaths } from '../../addresses/tool-paths.ts';
import { everywhere } from '../canvas/brush/use-where.ts';
import { askedOf } from '../frame/asked-of.ts';
import { typeWords } from '../store/ask-actions.ts';
import { readStudio } from '../store/studio-store.ts';
import { keepRows, showDesign } from '../store/table-actions.ts';
import { type Given, hasSlot } from './define-tool.ts';
import { familyOf, railPlaces, toolsOf } from './families.ts';
import { toolNames, tools, toTool } from './tools.ts';

const recipe: Recipe = composeRecipe(generateParams.parse({ prompt: 'indigo ajrakh' }), 'one');
const picture = aDesign('a picture', { width: 1200, height: 800, dpi: 300 });
const drawn = aDesign('a drawn design', { designDefinition: { ...recipe } });
const words = { done: [{ op: 'rearrange' }], refused: [], unmatched: [] };

/** What a tool asks for when this stands in it. */
function asked(name: OperationName, value: unknown, changes: Partial<Given<unknown>> & { found?: unknown } = {}) {
  const tool = tools[name];
  const design = hasSlot(tool, 'design', 'latest') ? picture : undefined;
  const given = { design, recipe: undefined, where: everywhere, model: null, language: 'en' as const };
  return askedOf(tool, { ...given, value, found: undefined, ...changes });
}
const beginning = (name: OperationName, design: FileRow | undefined = picture, of?: Recipe) =>
  tools[name].initial(design, of);

/** The beginning of a tool with parts of it changed. */
const changed = (name: OperationName, changes: object, design: FileRow | undefined = picture, of?: Recipe) => ({
  ...Object(beginning(name, design, of)),
  ...changes,
});

/** What the preview of flat colours shows of these params. */
const previewOf = (value: unknown) => {
  const { colours, locked, denoise, cleanEdges, smallest } = Object(value);
  return {
    params: flattenParams.parse({ colours, locked, denoise, cleanEdges, smallest }),
    colours: [
      { hex: '#aa2222', share: 0.4 },
      { hex: '#efe2c5', share: 0.6 },
    ],
  };
};
const approved = { palette: ['#aa2222', '#efe2c5'] };

beforeEach(freshStudio);

describe('at its beginning', () => {
  it.each([
    ['edit', { outcome: { ...words, done: [] } }],
    ['recolour', undefined],
    ['adjust', undefined],
    ['filter', undefined],
    ['resize', undefined],
  ] as const)('%s has nothing to do', (name, found) => {
    expect(asked(name, beginning(name), { found })).toEqual({ idle: 'nothing' });
  });

  it('dpi has nothing to do for a design that lies as densely already', () => {
    expect(asked('dpi', beginning('dpi'))).toEqual({ idle: 'nothing' });
    expect(asked('dpi', beginning('dpi'), { design: drawn })).toMatchObject({ params: { dpi: limits.maxDpi } });
  });

  it('generate keeps its price while there are no words', () => {
    expect(asked('generate', readStudio().asks.ask)).toEqual({ idle: 'priced' });
    typeWords('red bandhani');
    expect(asked('generate', { ...readStudio().asks.ask, seed: '' })).toEqual({ idle: 'priced' });
  });

  it('recolour has nothing to put back while no colour becomes another', () => {
    const seen = { hex: '#aa2222', share: 1, to: '#aa2222', isLocked: false };
    expect(tools.recolour.isUnchanged?.(changed('recolour', { palette: [seen] }))).toBe(true);
    expect(tools.recolour.isUnchanged?.(changed('recolour', { palette: [{ ...seen, to: '#2222aa' }] }))).toBe(false);
  });
});

describe('changed, it asks for what the contract takes', () => {
  const red = { hex: '#aa2222', share: 0.5, to: '#2222aa', isLocked: false };
  it.each<[OperationName, unknown, { found?: unknown }, object]>([
    ['edit', { words: 'pale ground', kept: ['#aa2222'] }, { found: { outcome: words } }, { locked: ['#aa2222'] }],
    ['variation', changed('variation', { level: 5 }), { found: { drawnBy: null, isStill: false } }, { level: 5 }],
    ['recolour', changed('recolour', { palette: [red] }), {}, { colours: [{ from: '#aa2222', to: '#2222aa' }] }],
    ['adjust', changed('adjust', { hue: 20 }), {}, { hue: 20 }],
    ['filter', { filter: 'sepia', strength: 50, dark: '#000000', light: '#ffffff' }, {}, { filter: 'sepia' }],
    [
      'flatten',
      beginning('flatten'),
      { found: previewOf(Object(beginning('flatten')).params) },
      { colours: 8, ...approved },
    ],
    ['repeat', changed('repeat', { layout: 'half-drop' }), {}, { layout: 'half-drop' }],
    ['upscale', changed('upscale', { scale: 4 }), {}, { scale: 4 }],
    ['dpi', 200, {}, { dpi: 200 }],
    ['export', beginning('export'), {}, { fileName: 'a picture', bits: 'own' }],
    [
      'vectorise',
      changed('vectorise', { format: 'dxf' }),
      { found: previewOf(beginning('vectorise')) },
      { format: 'dxf', ...approved },
    ],
  ])('%s', (name, value, more, params) => {
    const request = asked(name, value, more);
    expect(jobRequest.safeParse(request).error).toBeUndefined();
    expect(request).toMatchObject({ operation: name, inputs: [picture._id], params });
  });

  it('resize, whose locked sides need one measure alone', () => {
    const value = Object(beginning('resize'));
    const wider = { ...value, size: { ...value.size, width: 600 } };
    expect(asked('resize', wider)).toMatchObject({ params: { width: 600, unit: 'px', dpi: 300, isTile: false } });
    expect(asked('resize', wider)).not.toHaveProperty('params.height');
    expect(asked('resize', { ...wider, isLocked: false })).toMatchObject({ params: { width: 600, height: 800 } });
  });

  it('generate, with the words, the seed and the language', () => {
    typeWords('red bandhani');
    const { ask } = readStudio().asks;
    const request = asked('generate', ask, { language: 'gu' });
    expect(jobRequest.safeParse(request).error).toBeUndefined();
    expect(request).toMatchObject({ inputs: [], params: { prompt: 'red bandhani', seed: ask.seed, language: 'gu' } });
  });

  it('exportPsd of words alone', () => {
    const request = asked('exportPsd', { ...Object(tools.exportPsd.initial(undefined, undefined)), words: 'Butah' });
    expect(jobRequest.safeParse(request).error).toBeUndefined();
    expect(request).toMatchObject({ inputs: [], params: { text: [{ content: 'Butah' }] } });
  });

  it('the painted area travels with what holds in it', () => {
    const area = { strokes: [{ radius: 0.1, points: [[0.1, 0.1]], erases: false }], softness: 30, inverted: false };
    const where = { ...everywhere, area: { ...area, repeat: { layout: 'straight', columns: 1, rows: 1 } } };
    for (const name of toolNames.filter((each) => hasSlot(tools[each], 'area?'))) {
      const value = name === 'filter' ? { filter: 'sepia', strength: 50 } : changed(name, { hue: 20, palette: [red] });
      const part = name === 'fromModel' ? 'region' : 'area';
      expect(asked(name, value, { where: Object(where), found: {} })).toHaveProperty(`params.${part}.softness`, 30);
      expect(asked(name, value, { where: { ...everywhere, isNowhere: true }, found: {} })).toEqual({ idle: 'nothing' });
    }
  });
});

describe('what cannot be done', () => {
  const large = aDesign('large', { width: 16_000, height: 16_000 });

  it.each<[string, OperationName, unknown, Partial<Given<unknown>> & { found?: unknown }, object]>([
    [
      'a repeat of too many pixels',
      'repeat',
      changed('repeat', { columns: 8 }),
      { design: large },
      { idle: 'nothing' },
    ],
    [
      'to enlarge what is too large',
      'upscale',
      changed('upscale', { scale: 4 }),
      { design: large, found: { code: 'upscale_too_large', params: { maxScale: 1 } } },
      { idle: 'nothing' },
    ],
    ['to trace what is too large', 'vectorise', beginning('vectorise'), { design: large }, { idle: 'nothing' }],
    ['more dots than cloth takes', 'dpi', limits.maxDpi + 1, {}, { idle: 'nothing' }],
    ['an export finer than that', 'export', changed('export', { dpi: 301 }), {}, { idle: 'priced' }],
    ['an export of no width', 'export', changed('export', { widthCm: 0 }), {}, { idle: 'priced' }],
    ['layers finer than that', 'exportPsd', changed('exportPsd', { dpi: 301 }), {}, { idle: 'priced' }],
  ])('%s is not asked for', (_, name, value, more, answer) => {
    expect(asked(name, value, more)).toEqual(answer);
  });

  it('is said when the button is pressed, at the field where there is one', () => {
    const nameless = changed('export', { fileName: ' ' });
    expect(asked('export', nameless)).toEqual({ refused: 'file_name_missing', field: 'fileName' });
    expect(asked('exportPsd', changed('exportPsd', { fileName: '' }))).toEqual({
      refused: 'file_name_missing',
      field: 'fileName',
    });
    expect(asked('exportPsd', tools.exportPsd.initial(undefined, undefined), { design: undefined })).toEqual({
      refused: 'psd_needs_content',
    });
  });

  it('is to flatten or trace again what was made in exactly this way', () => {
    for (const name of ['flatten', 'vectorise'] as const) {
      const value = beginning(name);
      const found = previewOf(name === 'flatten' ? Object(value).params : value);
      const { params } = Object(asked(name, value, { found }));
      expect(params).toMatchObject(approved);
      expect(asked(name, value, { found: null })).toEqual({ idle: 'priced' });
      const result = aDesign(name, { operation: name, params });
      expect(asked(name, beginning(name), { design: result })).toEqual({ idle: 'made' });
    }
  });

  it('is a variation of a picture of which everything is to stay', () => {
    const value = changed('variation', { keep: ['palette', 'placement'] });
    const { usePreview } = tools.variation;
    const given = {
      value,
      design: picture,
      recipe: undefined,
      where: everywhere,
      model: null,
      language: 'en' as const,
    };
    const client = new QueryClient();
    const wrapper = ({ children }: PropsWithChildren) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const found = (of: Partial<Given<unknown>>) =>
      renderHook(() => usePreview?.({ ...given, ...of }), { wrapper }).result.current;
    expect(found({})).toMatchObject({ drawnBy: null, isStill: true });
    expect(found({ recipe })).toMatchObject({ isStill: false });
    const reimagined = { ...Object(value), kind: 'reimagine' };
    expect(found({ value: reimagined, model: 'a model' })).toMatchObject({ drawnBy: 'a model', isStill: false });
  });
});

describe('from one design to the next', () => {
  it('an edit keeps the words that were not done', () => {
    const made = aDesign('edited', { operation: 'edit', params: { prompt: 'pale ground' } });
    const value = { words: 'pale ground, more lotus', kept: ['#aa2222'] };
    const { carry } = tools.edit;
    expect(carry?.(value, { design: made, isKin: true })).toEqual({ words: 'more lotus', kept: [] });
    expect(carry?.(value, { design: picture, isKin: false })).toMatchObject({ words: value.words });
  });

  it('locked colours stay among kin', () => {
    const flat = { params: { ...Object(beginning('flatten')).params, locked: ['#aa2222'] }, view: 'difference' };
    expect(tools.flatten.carry?.(flat, { design: picture, isKin: true })).toMatchObject({
      params: { locked: ['#aa2222'] },
    });
    expect(tools.flatten.carry?.(flat, { design: picture, isKin: false })).toMatchObject({ params: { locked: [] } });
    const traced = changed('vectorise', { locked: ['#aa2222'] });
    expect(tools.vectorise.carry?.(traced, { design: picture, isKin: false })).toMatchObject({ locked: [] });
  });

  it('a drawn design begins an export as the goods that its words name', () => {
    expect(
      beginning('export', drawn, composeRecipe(generateParams.parse({ prompt: 'red ajrakh', usage: 'sarees' }), 'one')),
    ).toMatchObject({ usage: 'sarees' });
    expect(tools.exportPsd.initial(undefined, undefined)).toMatchObject({ fileName: 'layers' });
  });
});

describe('afterwards', () => {
  it.each(['export', 'exportPsd'] as const)('%s lays nothing on the table', async (name) => {
    const show = vi.fn();
    await tools[name].afterwards?.(aJob(name, { operation: name, state: 'done', results: [] }), show);
    expect(show).not.toHaveBeenCalled();
  });

  it('a drawing is shown as well', async () => {
    const show = vi.fn();
    await tools.vectorise.afterwards?.(aJob('drawing', { state: 'done', results: [] }), show);
    expect(show).toHaveBeenCalledOnce();
  });
});

describe('in the tray', () => {
  const t = Object.assign((key: string, values?: object) => `${key} ${JSON.stringify(values)}`, {});
  it.each([
    ['export', exportParams.parse({ fileName: 'night' }), 'night'],
    ['exportPsd', { fileName: 'layers' }, 'layers'],
    ['generate', { prompt: 'red bandhani' }, 'red bandhani'],
    ['generate', { prompt: '', trainedPattern: 'ikat' }, 'kat'],
    ['generate', { prompt: '', patternName: patternNames[0], count: 3 }, '3'],
  ] as const)('%s is called by what it makes', (name, params, called) => {
    expect(tools[name].jobName?.(params, Object(t), 'en')).toContain(called);
  });
});

describe('on the rail', () => {
  it('every address leads to its tool', () => {
    expect(toolNames.map((name) => toTool(toolPaths[name]))).toEqual(toolNames);
  });

  it('tools of one family share a place, which leads to the open one', () => {
    expect(familyOf('dpi')).toBe('size');
    expect(familyOf('repeat')).toBeUndefined();
    const places = railPlaces('change', 'dpi');
    expect(places.find(({ word }) => word === 'size')?.leads).toBe('dpi');
    expect(railPlaces('change', 'generate').find(({ word }) => word === 'size')?.leads).toBe(toolsOf('size')[0]);
  });
});

/** Work beside the page: nothing answers it here. */
class SilentWorker extends EventTarget {
  postMessage() {}
  terminate() {}
}

describe('opened in the frame', () => {
  it.each<[OperationName, string, string]>([
    ['edit', 'Edit', 'Make this changeNo change'],
    ['variation', 'Variations', 'Make 4 variations8 credits'],
    ['recolour', 'Colour', 'Apply to full pictureNo change'],
    ['adjust', 'Colour', 'Apply to full pictureNo change'],
    ['filter', 'Colour', 'Apply to full pictureNo change'],
    ['flatten', 'Colour', 'Apply to full picture2 credits'],
    ['repeat', 'Repeat', 'Apply to full pictureFree'],
    ['upscale', 'Size', 'Upscale 2×6 credits'],
    ['resize', 'Size', 'Apply to full pictureNo change'],
    ['dpi', 'Size', 'Apply to full pictureNo change'],
    ['export', 'Export', 'Export fileFree'],
    ['vectorise', 'Export', 'Draw as SVG4 credits'],
    ['exportPsd', 'PSD', '2 credits'],
  ])(
    '%s has its title, its form, and a button with its price or why nothing can be done',
    async (name, title, button) => {
      vi.stubGlobal('Worker', SilentWorker);
      vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
      keepRows([picture]);
      showDesign(picture._id);
      await openTool(tools[name]);
      expect((await screen.findByRole('heading', { level: 2 })).textContent).toContain(title);
      expect(screen.getAllByRole('button').at(-1)?.textContent).toContain(button);
      vi.restoreAllMocks();
    },
  );
});
