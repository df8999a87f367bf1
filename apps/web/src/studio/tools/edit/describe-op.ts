import type { Family, Language } from '@naksha/contract';
import { colourName, type EditOp, familyName, layoutName, motifName } from '@naksha/loom';
import type { TFunction } from 'i18next';
import { colourOfPart } from './colour-of-part.ts';

/** A change in the words of the screen. */
export function describeOp(op: EditOp, family: Family, t: TFunction, language: Language): string {
  const colour = (named: { readonly name: string }) => colourName(named.name, language);
  switch (op.op) {
    case 'setColour':
      return t(`making.edit.op.setColour_${op.part}`, {
        colour: colourOfPart(colour(op.colour), op.part, language),
      });
    case 'replaceColour':
      return t('making.edit.op.replaceColour', { from: colour(op.from), colour: colour(op.colour) });
    case 'removeColour':
    case 'addColour':
      return t(`making.edit.op.${op.op}`, { colour: colour(op.colour) });
    case 'onlyColours':
      return t('making.edit.op.onlyColours', { colours: op.colours.map(colour).join(', ') });
    case 'shiftColours': {
      const words = t(`making.edit.op.shiftColours_${op.shift}`);
      if (op.of) return `${colour(op.of)}: ${words}`;
      return op.part ? `${t(`making.edit.op.setColour_${op.part}`, { colour: '' }).trim()}: ${words}` : words;
    }
    case 'mood':
      return t('making.edit.op.mood', { name: t(`options.mood.${op.name}`) });
    case 'scheme':
      return t('making.edit.op.scheme', { name: t(`options.scheme.${op.name}`) });
    case 'style':
      return t('making.edit.op.style', { name: t(`options.style.${op.name}`) });
    case 'setting':
      return t('making.edit.op.setting', { name: t(`options.setting.${op.name}`) });
    case 'limitColours':
      return t('making.edit.op.limitColours', { count: op.count });
    case 'scaleTo':
      return t('making.edit.op.scaleTo', { cm: op.cm });
    case 'scale':
    case 'hand':
    case 'line':
      return t(`making.edit.op.${op.op}_${op.factor > 1 ? 'up' : 'down'}`);
    case 'density':
    case 'texture':
    case 'age':
    case 'detail':
      return t(`making.edit.op.${op.op}_${op.change > 0 ? 'up' : 'down'}`);
    case 'addMotif':
    case 'removeMotif':
      return t(`making.edit.op.${op.op}`, { motif: motifName(op.motif, language) });
    case 'replaceMotif':
      return t('making.edit.op.replaceMotif', {
        from: motifName(op.from, language),
        motif: motifName(op.motif, language),
      });
    case 'weighMotif':
      return t(`making.edit.op.weighMotif_${op.factor > 1 ? 'up' : 'down'}`, { motif: motifName(op.motif, language) });
    case 'layout':
      return t('making.edit.op.layout', { name: layoutName(family, op.layout, language) });
    case 'family':
      return t('making.edit.op.family', { name: familyName(op.family, language) });
    case 'repeat':
      return t('making.edit.op.repeat', { name: t(`options.repeat.${op.repeat}`) });
    case 'cloth':
      return t('making.edit.op.cloth', { name: t(`making.edit.fabric.${op.cloth}`) });
    case 'border':
      return t(op.wish === undefined ? 'making.edit.op.border_off' : 'making.edit.op.border_on');
    case 'rearrange':
      return t('making.edit.op.rearrange');
  }
}
