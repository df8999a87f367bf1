import { endpoints, type FileRow, type Job } from '@naksha/contract';
import { IconWand } from '@tabler/icons-react';
import { screen } from '@testing-library/react';
import { keepRows, showDesign } from '../src/studio/store/table-actions.ts';
import { defineTool, type FormProps, type Slot, type Tool } from '../src/studio/tools/define-tool.ts';
import { FakeServer } from './fake-server.ts';
import { aDesign } from './studio-rows.ts';

/** A tool that lives here only: a count and a name, with whatever inputs a test wants. */
export function trial(inputs: readonly Slot[], operation: 'mix' | 'replicate' = 'replicate'): Tool {
  return defineTool({
    operation,
    icon: IconWand,
    group: 'change',
    title: 'studio.tools.replicate',
    inputs,
    fields: ['name'],
    initial: () => ({ count: 1, name: 'like this' }),
    Form: TrialForm,
    request: ({ value }) => {
      if (value.count === 1) return { idle: 'nothing' };
      if (value.name === '') return { refused: 'file_name_missing', field: 'name' };
      return { operation, params: { count: value.count } };
    },
    action: (value, t) => `${t('studio.tools.replicate')} ${value.count}`,
  });
}

function TrialForm({ value, onChange }: FormProps<{ count: number; name: string }>) {
  return (
    <>
      <input
        aria-label="name"
        value={value.name}
        onChange={(event) => onChange({ ...value, name: event.target.value })}
      />
      <button type="button" onClick={() => onChange({ ...value, count: 2 })}>
        more
      </button>
    </>
  );
}

export const on = { offer: { status: 'on' as const } };
export const press = () => screen.getByRole('button', { name: /^(Replicate|Sending)/ });
export const isPossible = () => press().getAttribute('aria-disabled') === 'false';

export function lay(name: string, changes: Partial<FileRow> = {}): FileRow {
  const row = aDesign(name, changes);
  keepRows([row]);
  showDesign(row._id);
  return row;
}

export const answers = (job: Job) => new FakeServer().answer(endpoints.submitJob, () => ({ job }));
