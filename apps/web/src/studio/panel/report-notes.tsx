import { type FileRow, type Job, ownEngine } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
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
  'layoutChanged',
] as const;

/** What a report says of a drawing that is not just as the design's own was. */
const drawings = ['pixels', 'render', 'planner', 'zones'] as const;

/** Reports that were stored under an earlier name of a note. */
const earlierNames = new Map<unknown, string>([['setOutAnew', 'layoutChanged']]);

/** Which image model drew the picture on the table, if one did, and what the report of its job says about how it was drawn or laid out. */
export function ReportNotes({ design, report }: { design: FileRow; report: Job['report'] }) {
  const { t } = useTranslation();
  const found = notesIn(report);
  const drawn = Array.isArray(report?.drawing) ? report.drawing : [];
  return (
    <>
      {isDrawnElsewhere(design) && <DrawnFact report={report} />}
      {notes
        .filter((note) => found.includes(note))
        .map((note) => (
          <p className={panel.hint} key={note}>
            {t(`making.reportNotes.${note}`)}
          </p>
        ))}
      {drawings
        .filter((drawing) => drawn.includes(drawing))
        .map((drawing) => (
          <p className={panel.hint} key={drawing}>
            {t(`files.drawn.${drawing}`)}
          </p>
        ))}
    </>
  );
}

/** An image model drew it; of a picture that was brought along no one knows. */
const isDrawnElsewhere = ({ engine }: FileRow) => engine !== undefined && engine !== ownEngine;

/** An edit has notes for the whole job, variations one list for each design. */
function notesIn(report: Readonly<Record<string, unknown>> | undefined): unknown[] {
  const { notes: own, made } = report ?? {};
  const each = Array.isArray(made) ? made.map((one: unknown) => notesOf(one)) : [];
  return [own, ...each]
    .filter(Array.isArray)
    .flat()
    .map((note) => earlierNames.get(note) ?? note);
}

function notesOf(one: unknown): unknown {
  return typeof one === 'object' && one !== null && 'notes' in one ? one.notes : undefined;
}

/** Which image model drew the picture on the table, in what words, and what was done beside, as far as its job is still known. */
function DrawnFact({ report }: { report: Readonly<Record<string, unknown>> | undefined }) {
  const { t } = useTranslation();
  const name = textIn(report?.model, 'name');
  const words = textIn(report?.model, 'words');
  const isMore = Array.isArray(report?.done) && report.done.length > 0;
  const sentences = [
    name === undefined
      ? t('making.reportNotes.drawn')
      : words === undefined
        ? t('making.reportNotes.drawnBy', { name })
        : t('making.reportNotes.drawnFrom', { name, words }),
    ...(isMore ? [t('making.reportNotes.restExact')] : []),
  ];
  return <p className={panel.hint}>{sentences.join(' ')}</p>;
}

function textIn(model: unknown, key: 'name' | 'words'): string | undefined {
  if (typeof model !== 'object' || model === null) return undefined;
  const found = Object.entries(model).find(([each]) => each === key)?.[1];
  return typeof found === 'string' ? found : undefined;
}
