import type { SellerFacts } from '@naksha/contract';

/**
 * Who sells in the demonstration, plainly no one: an account of noughts, and a GSTIN made of a PAN whose number, 0000, is never given.
 * With it each step of buying can be walked, tax and invoice included.
 */
export const demoSeller: SellerFacts = {
  name: 'Demonstration: nothing is sold here',
  address: 'This installation is a demonstration.\nDo not transfer any money.',
  country: 'IN',
  stateCode: '27',
  gstin: '27AAAAA0000A1Z2',
  email: '',
  series: 'DM',
  rates: {},
  bankAccount: '000000000000',
  bankName: 'Demonstration, no bank',
  ifsc: 'DEMO0000000',
  upiId: 'demonstration@example',
};
