import { type ErrorCode, endpoints, type FileRow, generateParams, limits, onModelLimits } from '@naksha/contract';
import { composeRecipe } from '@naksha/loom';
import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { endStroke, startStroke } from '../../src/studio/store/brush-actions.ts';
import type { Tool } from '../../src/studio/tools/define-tool.ts';
import { dpi } from '../../src/studio/tools/dpi/tool.ts';
import { edit } from '../../src/studio/tools/edit/tool.ts';
import { exportFile } from '../../src/studio/tools/export/tool.ts';
import { exportPsd } from '../../src/studio/tools/export-psd/tool.ts';
import { generate } from '../../src/studio/tools/generate/tool.ts';
import type { MaskAnswer, MaskQuestion } from '../../src/studio/tools/mask/mask-worker.ts';
import { mask } from '../../src/studio/tools/mask/tool.ts';
import { onModel } from '../../src/studio/tools/on-model/tool.ts';
import { repeat } from '../../src/studio/tools/repeat/tool.ts';
import { replicate } from '../../src/studio/tools/replicate/tool.ts';
import { resize } from '../../src/studio/tools/resize/tool.ts';
import { look } from '../a-look.ts';
import { FakeServer } from '../fake-server.ts';
import type { FormRow, Kind, Words } from './form-row.ts';

type Label = (words: Words) => string;

/** What comes of a bad input. Nothing is sent of what is refused or of no use. */
type Fate =
  /** Its sentence, at its field or in the foot. */
  | { readonly says: ErrorCode | Label }
  /** The button says why nothing can be done. */
  | { readonly idle: true }
  /** What stands in the field when it is left: a number beyond the ends is their end, half a number is none. */
  | { readonly stays: string }
  /** A text like any other: it is sent as it was typed. */
  | { readonly sent: true };

interface ToolField {
  readonly label: Label;
  readonly good: string;
  readonly bad: { readonly [Each in Kind]?: readonly [text: string, Fate] };
}

/** A tool whose panel has fields in which something is typed. */
export interface ToolRow {
  readonly tool: Tool;
  /** Beneath `src`, where its fields are written. */
  readonly sources: readonly string[];
  /** What lies on the table; nothing when absent. */
  readonly design?: Partial<FileRow>;
  readonly server?: () => FakeServer;
  /** What is answered to its preview, which works beside the page; nothing when absent. */
  readonly beside?: (question: MaskQuestion) => MaskAnswer;
  /** Brings its fields into sight. */
  readonly reach?: FormRow['reach'];
  readonly fields: readonly ToolField[];
}

const markup = '<img src=x onerror=alert(1)>';
const invisible = '\u3164\u200b';
/** Pasted whole: it stays, and it is said by how much it is too long. */
const tooLong: readonly [string, Fate] = ['x'.repeat(limits.promptMaxLength + 7), { says: (t) => t.studio.tooLong }];
const tools = 'studio/tools';
const recipe = composeRecipe(generateParams.parse({ prompt: 'indigo ajrakh' }), 'one');
const drawn: Partial<FileRow> = {
  designDefinition: { ...recipe },
  operation: 'generate',
  params: { prompt: 'indigo ajrakh' },
  seed: 'one',
};
const cloth = { width: 600, height: 300, dpi: 150 };

/** A number that is taken as the end of its field where it lies beyond. */
const ended = (label: Label, good: string, [least, most]: readonly [string, string]): ToolField => ({
  label,
  good,
  bad: {
    empty: ['', { stays: good }],
    long: ['99999999999', { stays: most }],
    negative: ['-99999999999', { stays: least }],
  },
});

const density: ToolField = {
  label: (t) => t.studio.export.dpi,
  good: '100',
  bad: {
    empty: ['', { stays: '100' }],
    long: ['99999999999', { says: 'dpi_too_high' }],
    negative: ['0', { says: (t) => t.studio.export.badDpi }],
  },
};
const widthLabel: Label = (t) => `${t.studio.export.width}, ${t.studio.generate.cm}`;
const width: ToolField = {
  label: widthLabel,
  good: '5',
  bad: {
    empty: ['', { stays: '5' }],
    long: ['99999999999', { says: (t) => t.studio.export.badWidth }],
    negative: ['0', { says: (t) => t.studio.export.badWidth }],
  },
};
const fileName: ToolField = {
  label: (t) => t.studio.export.fileName,
  good: 'garden',
  bad: {
    empty: ['', { says: 'file_name_missing' }],
    markup: [markup, { sent: true }],
    invisible: [invisible, { says: 'file_name_missing' }],
  },
};

const pick = (label: Label) => async (user: UserEvent, t: Words) => {
  await user.click(await screen.findByRole('radio', { name: label(t) }));
};

/** Every tool in which something is typed; a new one without a row here fails its test. */
export const toolRows: readonly ToolRow[] = [
  {
    tool: generate,
    sources: [`${tools}/generate/generate-form.tsx`],
    fields: [
      {
        label: (t) => t.studio.generate.prompt,
        good: 'red bandhani',
        bad: {
          empty: ['', { idle: true }],
          long: tooLong,
          markup: [markup, { sent: true }],
          invisible: [invisible, { idle: true }],
        },
      },
      {
        label: (t) => t.studio.generate.seed,
        good: 'ab12',
        bad: { long: ['x'.repeat(99), { stays: 'x'.repeat(32) }], markup: [markup, { stays: 'imgsrcxonerroralert1' }] },
      },
    ],
  },
  {
    tool: edit,
    sources: [`${tools}/edit/edit-form.tsx`],
    design: drawn,
    fields: [
      {
        label: (t) => t.making.edit.prompt,
        good: 'navy ground',
        bad: {
          empty: ['', { idle: true }],
          long: tooLong,
          markup: [markup, { idle: true }],
          invisible: [invisible, { idle: true }],
        },
      },
    ],
  },
  {
    tool: mask,
    sources: [`${tools}/mask/mask-form.tsx`],
    design: {},
    beside: ({ turn, image: { width, height } }) => ({
      ...{ turn, width, height, pixels: new Uint8ClampedArray(0) },
      ...{ method: 'phase', isUnderstood: true, found: null },
    }),
    reach: async (user, t) => {
      await pick((words) => words.colour.mask.fill)(user, t);
      act(() => {
        startStroke({ x: 0.5, y: 0.25 }, false);
        endStroke();
      });
    },
    fields: [
      {
        label: (t) => t.colour.mask.words,
        good: 'one lotus',
        bad: {
          empty: ['', { says: 'prompt_required' }],
          long: tooLong,
          markup: [markup, { sent: true }],
          invisible: [invisible, { says: 'prompt_required' }],
        },
      },
    ],
  },
  {
    tool: replicate,
    sources: [`${tools}/replicate/replicate-form.tsx`],
    design: {},
    server: () => new FakeServer().answer(endpoints.measureFile, () => ({ data: look })),
    fields: [
      {
        label: (t) => t.making.replicate.prompt,
        good: 'block print',
        bad: { empty: ['', { sent: true }], long: tooLong, markup: [markup, { sent: true }] },
      },
    ],
  },
  {
    tool: resize,
    sources: [`${tools}/resize/resize-form.tsx`],
    design: cloth,
    reach: async (user, t) => user.click(await screen.findByRole('checkbox', { name: t.measures.size.locked })),
    fields: [
      {
        label: (t) => t.measures.size.width,
        good: '500',
        bad: {
          long: ['9999999', { says: 'too_many_pixels' }],
          negative: ['0', { says: (t) => t.measures.size.badSide }],
        },
      },
      {
        ...density,
        bad: { long: ['301', { says: 'dpi_too_high' }], negative: ['0', { says: (t) => t.studio.export.badDpi }] },
      },
    ],
  },
  {
    tool: dpi,
    sources: [`${tools}/dpi/dpi-form.tsx`],
    design: cloth,
    fields: [density],
  },
  {
    tool: repeat,
    sources: [`${tools}/repeat/gap-section.tsx`, `${tools}/repeat/step-section.tsx`],
    design: cloth,
    fields: [
      ended((t) => t.measures.repeat.gapAcross, '4', ['0', '100000']),
      ended((t) => t.measures.repeat.offsetDown, '7', ['-100000', '100000']),
    ],
  },
  {
    tool: onModel,
    sources: [`${tools}/on-model/on-model-form.tsx`],
    design: cloth,
    fields: [ended((t) => t.cloth.scale, '50', [`${onModelLimits.scaleCm.min}`, `${onModelLimits.scaleCm.max}`])],
  },
  {
    tool: exportFile,
    sources: [`${tools}/export/export-form.tsx`, `${tools}/export/size-fields.tsx`],
    design: cloth,
    fields: [fileName, width, density],
  },
  {
    tool: exportPsd,
    sources: [`${tools}/export-psd/psd-form.tsx`],
    design: { ...cloth, ...drawn },
    fields: [
      fileName,
      width,
      density,
      { label: (t) => t.files.psd.text, good: 'Butah', bad: { markup: [markup, { sent: true }] } },
      ended((t) => t.files.psd.textSize, '12', ['1', '500']),
    ],
  },
];
