import type { Family } from '@naksha/contract';
import type { LayoutWord } from '../prompt/lexicon-layouts.ts';
import type { MotifId } from './recipe.ts';

type Answers = Partial<Record<LayoutWord, string>>;

/**
 * What each family makes of a word for a layout: its own layout that is nearest. A word without an answer cannot be met by that
 * cloth.
 */
export const layoutAnswers: Readonly<Record<Family, Answers>> = {
  kalamkari: {
    vine: 'rinceau', jaal: 'jaal', 'tree-of-life': 'tree-of-life', buti: 'buti', 'half-drop': 'buti', mirror: 'jaal', toss: 'buti',
    rows: 'buti', almond: 'jaal', ogee: 'jaal', lattice: 'jaal', bouquet: 'buti', stripe: 'rinceau', medallion: 'buti', 'bavan-baug': 'jaal',
  },
  paisley: {
    'half-drop': 'mirrored-half-drop', mirror: 'mirrored-half-drop', jaal: 'mirrored-half-drop', interlock: 'interlock',
    toss: 'two-scale-toss', 'two-scale': 'two-scale-toss', rows: 'rows', bands: 'rows', stripe: 'rows', borders: 'rows',
    buti: 'mirrored-half-drop', zigzag: 'interlock', lattice: 'interlock', almond: 'mirrored-half-drop',
  },
  ajrakh: {
    roundel: 'roundel', medallion: 'roundel', 'star-grid': 'star-grid', almond: 'almond', borders: 'borders', jaal: 'almond',
    lattice: 'star-grid', 'bavan-baug': 'star-grid', stripe: 'borders', bands: 'borders', ogee: 'almond', rows: 'borders', mirror: 'roundel',
  },
  bandhani: {
    'bavan-baug': 'bavan-baug', medallion: 'medallion', roundel: 'medallion', buti: 'buti', toss: 'buti', 'half-drop': 'buti',
    zigzag: 'zigzag', stripe: 'zigzag', bands: 'zigzag', jaal: 'bavan-baug', lattice: 'bavan-baug', rows: 'zigzag',
  },
  ikat: {
    ogee: 'ogee', medallion: 'medallion', roundel: 'medallion', bands: 'bands', stripe: 'bands', rows: 'bands', borders: 'bands',
    lattice: 'lattice', jaal: 'lattice', zigzag: 'lattice', 'bavan-baug': 'lattice', 'star-grid': 'lattice', almond: 'ogee',
    'half-drop': 'medallion', mirror: 'ogee', buti: 'medallion',
  },
  floral: {
    vine: 'vine', toss: 'toss', buti: 'bouquet', bouquet: 'bouquet', 'half-drop': 'bouquet', stripe: 'stripe', jaal: 'vine', rows: 'stripe',
    bands: 'stripe', 'two-scale': 'toss', borders: 'stripe', medallion: 'bouquet', mirror: 'bouquet', 'tree-of-life': 'vine',
  },
};

/** Families that have the very layout a word names, not only one near it. */
export const layoutHomes: Partial<Record<LayoutWord, readonly Family[]>> = {
  vine: ['kalamkari', 'floral'],
  jaal: ['kalamkari'],
  'tree-of-life': ['kalamkari'],
  buti: ['kalamkari', 'bandhani'],
  mirror: ['paisley'],
  interlock: ['paisley'],
  toss: ['floral', 'paisley'],
  'two-scale': ['paisley'],
  rows: ['paisley'],
  roundel: ['ajrakh'],
  'star-grid': ['ajrakh'],
  almond: ['ajrakh'],
  borders: ['ajrakh'],
  'bavan-baug': ['bandhani'],
  medallion: ['bandhani', 'ikat'],
  zigzag: ['bandhani'],
  ogee: ['ikat'],
  bands: ['ikat'],
  lattice: ['ikat'],
  bouquet: ['floral'],
  stripe: ['floral'],
};

/** Layouts that bring out a motif. */
export const motifLayouts: Readonly<Record<Family, Partial<Record<MotifId, string>>>> = {
  kalamkari: { vine: 'rinceau', tree: 'tree-of-life', bouquet: 'buti', diamond: 'jaal', medallion: 'buti' },
  paisley: { vine: 'mirrored-half-drop', dot: 'two-scale-toss' },
  ajrakh: { star: 'star-grid', diamond: 'star-grid', paisley: 'almond', leaf: 'almond', medallion: 'roundel', rosette: 'roundel', vine: 'borders' },
  bandhani: { medallion: 'medallion', bouquet: 'buti', paisley: 'buti', lotus: 'medallion' },
  ikat: { medallion: 'medallion', diamond: 'lattice', star: 'lattice', leaf: 'ogee', lotus: 'ogee', paisley: 'medallion' },
  floral: { vine: 'vine', bouquet: 'bouquet', tree: 'vine', bud: 'toss' },
};
