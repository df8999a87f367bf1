import { indianStates } from '@naksha/contract';
import { expect, it } from 'vitest';
import { serviceCode } from './service-code.ts';
import { type Tax, type TaxParty, taxFor } from './tax-for.ts';

const rates = [
  { country: 'IN', rate: serviceCode.rate },
  { country: 'AE', rate: 500 },
];
const seller = { country: 'IN', stateCode: '24', gstin: '24AAJCN1234F1ZX' };
const abroad = { country: 'AE' };
const halves = [
  { kind: 'cgst', rate: 900 },
  { kind: 'sgst', rate: 900 },
] as const;

it.each<[string, TaxParty, TaxParty, Tax]>([
  [
    'in its own state half and half',
    seller,
    { country: 'IN', stateCode: '24' },
    { parts: halves, placeOfSupply: '24', isExport: false },
  ],
  [
    'in another state as a whole',
    seller,
    { country: 'IN', stateCode: '27' },
    { parts: [{ kind: 'igst', rate: 1800 }], placeOfSupply: '27', isExport: false },
  ],
  [
    'where a buyer is registered, whatever its address says',
    seller,
    { country: 'IN', stateCode: '24', gstin: '27AAPFU0939F1ZV' },
    { parts: [{ kind: 'igst', rate: 1800 }], placeOfSupply: '27', isExport: false },
  ],
  [
    'at home for a buyer without a state',
    seller,
    { country: 'IN' },
    { parts: halves, placeOfSupply: '24', isExport: false },
  ],
  [
    'nothing without a registration',
    { country: 'IN', stateCode: '24' },
    { country: 'IN', stateCode: '27' },
    { parts: [], placeOfSupply: '27', isExport: false },
  ],
  ['an export at nothing', seller, { country: 'US' }, { parts: [], placeOfSupply: null, isExport: true }],
  [
    'the rate of a country in which it is registered',
    seller,
    abroad,
    { parts: [{ kind: 'tax', rate: 500 }], placeOfSupply: null, isExport: true },
  ],
  [
    'the rate of its own country',
    abroad,
    abroad,
    { parts: [{ kind: 'tax', rate: 500 }], placeOfSupply: null, isExport: false },
  ],
  [
    'nothing in a country without a rate',
    abroad,
    { country: 'US' },
    { parts: [], placeOfSupply: null, isExport: false },
  ],
  [
    'no GST from outside of India',
    abroad,
    { country: 'IN', stateCode: '24' },
    { parts: [], placeOfSupply: null, isExport: false },
  ],
])('a seller charges %s', (_, from, buyer, tax) => {
  expect(taxFor({ seller: from, buyer, rates })).toEqual(tax);
});

it.each<[string, TaxParty, number]>([
  ['a state that India does not have', { country: 'IN', stateCode: '39' }, 1800],
  ['a state of a GSTIN that India does not have', { country: 'IN', gstin: '00AAPFU0939F1ZV' }, 1800],
  ['a rate without halves', { country: 'IN', stateCode: '24' }, 25],
  ['a rate of more than all', { country: 'IN', stateCode: '24' }, 10_002],
])('refuses %s', (_, buyer, rate) => {
  expect(() => taxFor({ seller, buyer, rates: [{ country: 'IN', rate }] })).toThrow(RangeError);
});

it('knows 37 states and territories once each, six of which charge UTGST', () => {
  expect(new Set(indianStates.map(({ code }) => code)).size).toBe(37);
  expect(indianStates.filter(({ hasUtgst }) => hasUtgst).map(({ code }) => code)).toEqual([
    '04',
    '26',
    '31',
    '35',
    '38',
    '97',
  ]);
  for (const { name } of indianStates) {
    expect(name.hi).toMatch(/^[\u0900-\u097f ]+$/);
    expect(name.gu).toMatch(/^[\u0a80-\u0aff ]+$/);
  }
});
