import { beforeEach, expect, it } from 'vitest';
import { aDesign, freshStudio } from '../../../test/studio-rows.ts';
import { readStudio } from './studio-store.ts';
import { keepRows, selectDesign } from './table-actions.ts';
import { bringPalette, changeValue, giveInput, noteProblem, noteSending, openTool, resetTool } from './tool-actions.ts';

const tools = () => readStudio().tools;
const [first, second] = [aDesign('first'), aDesign('second')];
const problem = { error: new Error('no'), field: 'width' };
const opened = (operation: 'resize' | 'adjust') => ({ operation, takesDesign: true, takesArea: false });
const held = (value: unknown, changes: { designId?: string; isCarried?: boolean } = {}) => ({
  value,
  designId: first._id,
  isCarried: false,
  ...changes,
});

beforeEach(() => {
  freshStudio();
  keepRows([first, second]);
  selectDesign(first._id);
});

it.each<[string, () => void]>([
  ['the form changes', () => changeValue('resize', held(2))],
  ['the form is put back', () => resetTool('resize')],
  ['another picture is given', () => giveInput('resize', { picture: second })],
  ['the tool is opened again', () => openTool(opened('resize'))],
])('what was wrong with a tool is forgotten as soon as %s, and only there', (_, act) => {
  openTool(opened('adjust'));
  noteProblem('resize', problem);
  noteProblem('dpi', problem);
  act();
  expect(tools().problems.resize).toBeUndefined();
  expect(tools().problems.dpi).toBe(problem);
});

it('keeps what is wrong while the open tool is opened once more, as each drawing of its panel does', () => {
  openTool(opened('resize'));
  noteProblem('resize', problem);
  openTool(opened('resize'));
  expect(tools().problems.resize).toBe(problem);
});

it('puts one tool back and leaves the others as they are', () => {
  changeValue('resize', held(1));
  changeValue('adjust', held(2));
  resetTool('resize');
  expect(tools().values).toEqual({ adjust: held(2) });
});

it('begins every form again with another design but those that are carried', () => {
  changeValue('resize', held(1));
  changeValue('export', held(2, { isCarried: true }));
  changeValue('adjust', held(3, { designId: second._id }));
  expect(tools().values.adjust).toBeUndefined();
  selectDesign(second._id);
  expect(tools().values).toEqual({ export: held(2, { isCarried: true }) });
  selectDesign(first._id);
  expect(tools().values.resize).toBeUndefined();
});

it('gives and takes one input without the other', () => {
  giveInput('mix', { picture: second });
  giveInput('mix', { file: { id: 'a', name: 'model.png' } });
  giveInput('replicate', { picture: first });
  expect(tools().inputs.mix).toEqual({ picture: second, file: { id: 'a', name: 'model.png' } });
  giveInput('mix', { picture: undefined });
  expect(tools().inputs.mix?.picture).toBeUndefined();
  expect(tools().inputs.mix?.file?.name).toBe('model.png');
  expect(tools().inputs.replicate?.picture).toBe(first);
});

it('sends for one tool while the others can be used', () => {
  noteSending('resize', ['cloth']);
  expect([tools().sending.resize, tools().sending.adjust]).toEqual([['cloth'], undefined]);
  noteSending('resize', undefined);
  expect(tools().sending.resize).toBeUndefined();
});

it('keeps the palette that was brought last', () => {
  bringPalette('old.ase', [{ name: 'Madder', hex: '#a4322a' }]);
  bringPalette('new.csv', [{ name: 'Indigo', hex: '#1b2440' }]);
  expect(tools().palette).toEqual({ fileName: 'new.csv', colours: [{ name: 'Indigo', hex: '#1b2440' }] });
  selectDesign(second._id);
  expect(tools().palette.fileName).toBe('new.csv');
});
