import { area, endpoints, limits } from '@naksha/contract';
import { act, screen } from '@testing-library/react';
import { KeepArea } from '../../src/studio/frame/keep-area.tsx';
import { SaveDialog } from '../../src/studio/leave/save-dialog.tsx';
import { openSaveDialog } from '../../src/studio/store/dialog-actions.ts';
import { keepRows } from '../../src/studio/store/table-actions.ts';
import { FakeServer } from '../fake-server.ts';
import { someone } from '../open-app.tsx';
import { aDesign, freshStudio } from '../studio-rows.ts';
import { type FormRow, words } from './form-row.ts';

const painted = area.parse({ strokes: [{ radius: 0.1, points: [[0.5, 0.5]] }] });
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
  {
    name: 'keep an area with a design',
    source: 'studio/frame/keep-area.tsx',
    as: someone('user'),
    address: '/studio',
    part: () => <KeepArea design={draft} area={painted} />,
    server: () => new FakeServer(),
    reach: async (user, t) => {
      await user.click(await screen.findByRole('button', { name: t.colour.paint.keep }));
      await screen.findByRole('dialog');
    },
    endpoint: endpoints.keepArea,
    fields: [
      words((t) => t.colour.paint.keepName, 'the lotus', {
        empty: 'area_name_missing',
        long: 'text_too_long',
        limit: limits.areaNameMaxLength,
      }),
    ],
    refusals: [{ code: 'area_exists', field: 'name', beside: (t) => t.colour.paint.keepName }],
  },
];
