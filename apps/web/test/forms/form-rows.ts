import { buyingForms } from './buying-forms.ts';
import { collectionForms } from './collection-forms.ts';
import type { FormRow } from './form-row.ts';
import { operatorForms } from './operator-forms.ts';
import { ownForms } from './own-forms.ts';
import { peopleForms } from './people-forms.ts';
import { publicForms } from './public-forms.ts';
import { sellingForms } from './selling-forms.ts';
import { studioForms } from './studio-forms.tsx';
import { supportForms } from './support-forms.tsx';

/** Every form; a new one without a row here fails its test. The tools of the studio, which are sent by their one button, are in `tool-rows.ts`. */
export const formRows: readonly FormRow[] = [
  ...publicForms,
  ...ownForms,
  ...peopleForms,
  ...operatorForms,
  ...sellingForms,
  ...supportForms,
  ...buyingForms,
  ...collectionForms,
  ...studioForms,
];
