import { endpoints } from '@naksha/contract';
import { act, screen } from '@testing-library/react';
import { SaveDialog } from '../../src/studio/leave/save-dialog.tsx';
import { openSaveDialog } from '../../src/studio/store/dialog-actions.ts';
import { keepRows } from '../../src/studio/store/table-actions.ts';
import { FakeServer } from '../fake-server.ts';
import { someone } from '../open-app.tsx';
import { aDesign, freshStudio } from '../studio-rows.ts';
import { type FormRow, words } from './form-row.ts';

const draft = aDesign('indigo ajrakh');

/** The forms of the studio that stand in a dialog; its tools are in `tool-rows.ts`. */
export const studioForms: readonly FormRow[] = [
  {
    name: 'save a design under a name',
    source: 'studio/leave/save-dialog.tsx',
    as: someone('user'),
    address: '/studio',
    part: () => {
      freshStudio();
      keepRows([draft]);
      return <SaveDialog />;
    },
    server: () => new FakeServer(),
    reach: async () => {
      act(() => openSaveDialog(draft._id));
      await screen.findByRole('dialog');
    },
    endpoint: endpoints.updateDesign,
    fields: [words((t) => t.studio.name.field, 'night garden', { empty: 'name_required', long: 'name_too_long' })],
    refusals: [{ code: 'name_too_long', field: 'designName', beside: (t) => t.studio.name.field }],
  },
];
