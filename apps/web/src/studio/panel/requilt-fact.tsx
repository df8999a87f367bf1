import type { FileRow } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useJobs } from '../jobs/jobs-store.ts';
import panel from './panel.module.css';

const notes = ['edgesClosed', 'straight', 'noMotifs', 'drawnSmaller', 'noRoom', 'cutsSeen'] as const;

/** What was found when the picture on the table was set out anew, as its job told. */
export function RequiltFact({ design }: { design: FileRow }) {
  const { t } = useTranslation();
  const report = useJobs(({ jobs }) => (design.jobId === undefined ? undefined : jobs[design.jobId]?.report));
  const told = toldIn(report);
  return notes
    .filter((note) => told.includes(note))
    .map((note) => (
      <p className={panel.hint} key={note}>
        {t(`making.requilt.${note}`)}
      </p>
    ));
}

/** An edit tells for the whole job, variations each for itself. */
function toldIn(report: Readonly<Record<string, unknown>> | undefined): unknown[] {
  const { notes: own, made } = report ?? {};
  const each = Array.isArray(made) ? made.map((one: unknown) => notesOf(one)) : [];
  return [own, ...each].filter(Array.isArray).flat();
}

function notesOf(one: unknown): unknown {
  return typeof one === 'object' && one !== null && 'notes' in one ? one.notes : undefined;
}
