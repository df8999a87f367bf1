import { UnstyledButton } from '@mantine/core';
import type { FileRow } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { isOpen } from '../store/jobs.ts';
import { useStudio } from '../store/studio-store.ts';
import type { Asked, Tool } from '../tools/define-tool.ts';
import { isMadeWith } from '../tools/is-made-with.ts';
import { tools } from '../tools/tools.ts';
import { applyTool } from './apply-tool.ts';
import { withInputs } from './asked-of.ts';
import classes from './close-joins.module.css';
import { useCost } from './use-cost.ts';

/** Closes the joins of a picture with one click, by the tool that can; nothing where none does. */
export function CloseJoins({ design }: { design: FileRow }) {
  const tool = Object.values(tools).find(({ closesJoins }) => closesJoins !== undefined);
  return tool?.closesJoins ? <AskAtOnce tool={tool} asked={tool.closesJoins} design={design} /> : null;
}

/** Asks a tool for something without its form: the price stands on the button, and the result takes the place of the cloth. */
function AskAtOnce({ tool, asked, design }: { tool: Tool; asked: Asked; design: FileRow }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const { operation } = tool;
  const { _id: designId } = design;
  const problem = useStudio(({ tools: { problems } }) =>
    problems[operation]?.of?.includes(designId) ? problems[operation] : undefined,
  );
  const isSending = useStudio(({ tools: { sending } }) => sending[operation]?.includes(designId) === true);
  const isUnderWay = useStudio(({ jobs: { jobs, mine, inputs } }) =>
    mine.some((id) => {
      const job = jobs[id];
      return job && isOpen(job) && inputs[id]?.includes(designId) && isMadeWith(job, operation, asked.params);
    }),
  );
  const cost = useCost(operation, asked.params, [design]);
  if (isSending || isUnderWay) return <span role="status">{t('measures.joins.closing')}</span>;
  return (
    <>
      <UnstyledButton
        className={classes.close}
        type="button"
        onClick={() => void applyTool(withInputs(tool, asked, { design }))}
      >
        <span className={classes.action}>{t('measures.joins.close')}</span>{' '}
        <span className="num">
          {cost === 0 ? t('studio.export.free') : t('studio.generate.price', { count: cost })}
        </span>
      </UnstyledButton>
      {problem && <span role="alert">{sentence(problem.error)}</span>}
    </>
  );
}
