import type { FileRow } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useStudio } from '../store/studio-store.ts';
import { DrawnFact } from './drawn-fact.tsx';
import panel from './panel.module.css';

const notes = [
  'edgesKept',
  'edgesRedrawn',
  'edgesClosed',
  'straight',
  'noMotifs',
  'drawnSmaller',
  'noRoom',
  'cutsSeen',
  'restKept',
  'enlarged',
  'madeOpaque',
  'setOutAnew',
] as const;

/** Who drew the picture on the table, if it was an image model, and what was found when it was drawn or set out anew, as its job told. */
export function RequiltFact({ design }: { design: FileRow }) {
  const { t } = useTranslation();
  const report = useStudio(({ jobs: { jobs } }) =>
    design.jobId === undefined ? undefined : jobs[design.jobId]?.report,
  );
  const told = toldIn(report);
  return (
    <>
      {design.engine === 'openai' && <DrawnFact report={report} />}
      {notes
        .filter((note) => told.includes(note))
        .map((note) => (
          <p className={panel.hint} key={note}>
            {t(`making.requilt.${note}`)}
          </p>
        ))}
    </>
  );
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
