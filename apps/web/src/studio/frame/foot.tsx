import { UnstyledButton } from '@mantine/core';
import { type FileRow, type JobRequestInput, jobRequest } from '@naksha/contract';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import panel from '../panel/panel.module.css';
import { useStudio } from '../store/studio-store.ts';
import { noteProblem } from '../store/tool-actions.ts';
import type { Idle, Refused, Tool } from '../tools/define-tool.ts';
import { applyTool } from './apply-tool.ts';
import classes from './cost-button.module.css';
import { useCost } from './use-cost.ts';

const ofTool = ({ refused, field }: Refused) => ({ field, code: refused, params: {} });

const reasons = {
  nothing: 'colour.nothingYet',
  made: 'colour.asMade',
  picture: 'studio.inputs.needsPicture',
  file: 'studio.inputs.needsFile',
} as const;

/** The foot of every tool: what went wrong, and the one button with its price or why nothing can be done. */
export function Foot({
  tool,
  value,
  found,
  asked,
  pictures,
}: {
  tool: Tool;
  value: unknown;
  /** What its preview found out. */
  found: unknown;
  asked: JobRequestInput | Idle | Refused;
  /** What it would be done to. */
  pictures: readonly FileRow[];
}) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const { operation } = tool;
  const isSending = useStudio(({ tools }) => tools.sending[operation] !== undefined);
  const problem = useStudio(({ tools }) => tools.problems[operation]);
  const isShownAtField = problem?.field !== undefined && tool.fields?.includes(problem.field.replace(/^params\./, ''));
  const submit = () => {
    if ('idle' in asked) return;
    const broken = 'refused' in asked ? ofTool(asked) : brokenRules(jobRequest, asked)[0];
    if (broken) {
      const { field, code, params } = broken;
      noteProblem(operation, { error: new ApiError({ status: 0, code, message: '', params: { ...params } }), field });
    } else if ('operation' in asked) void applyTool(asked, () => tool.onSend?.(value) ?? (() => undefined));
  };
  const cost = useCost(operation, 'operation' in asked ? asked.params : Object(value), pictures);
  const price = () => {
    if ('idle' in asked && asked.idle !== 'priced') return t(reasons[asked.idle]);
    return cost === 0 ? t('studio.export.free') : t('studio.generate.price', { count: cost });
  };
  return (
    <div className={panel.foot}>
      {problem && !isShownAtField && (
        <p role="alert" className={panel.error}>
          {sentence(problem.error)}
        </p>
      )}
      <OwnCap />
      <CostButton
        action={isSending ? t('studio.generate.sending') : (tool.action?.(value, t, found) ?? t('colour.apply'))}
        cost={price()}
        isPossible={!isSending && !('idle' in asked)}
        onClick={submit}
      />
    </div>
  );
}

/** The one act of a panel with its price. While it is not possible it can be reached and read, and does nothing. */
function CostButton({
  action,
  cost,
  isPossible,
  onClick,
}: {
  action: string;
  cost: string;
  isPossible: boolean;
  onClick: () => void;
}) {
  return (
    <UnstyledButton
      className={classes.button}
      aria-disabled={!isPossible}
      onClick={isPossible ? onClick : undefined}
      type="button"
    >
      <span className={classes.action}>{action}</span>
      <span className={`${classes.cost} num`}>{cost}</span>
    </UnstyledButton>
  );
}

/** Beside a price: what is left this month of what an administrator lets this designer spend; nothing for one who may spend all there is. */
const OwnCap = memo(function OwnCap() {
  const { t } = useTranslation();
  const format = useFormat();
  const cap = useStudio(({ jobs }) => jobs.credits?.ownCap);
  if (!cap) return null;
  const left = Math.max(0, cap.limit - cap.used);
  return (
    <p className={`${panel.hint} num`}>
      {t('studio.credits.ownCap', { left: format.number(left), limit: format.number(cap.limit) })}
    </p>
  );
});
