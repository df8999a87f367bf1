import { findOperation } from '@naksha/contract';

/** The word list's key of a feature in the credit log; features of other systems are shown as other. */
export function featureWord(feature: string) {
  const known = findOperation(feature);
  return known === undefined ? 'admin.otherFeature' : (`studio.tools.${known.name}` as const);
}
