import type { Handlers } from '../../http/handler.ts';
import { beginSecondStep } from './begin-second-step.ts';
import { confirmSecondStep } from './confirm-second-step.ts';
import { endSecondStep } from './end-second-step.ts';
import { getSecondStep } from './get-second-step.ts';
import { resetSecondStep } from './reset-second-step.ts';

export const secondStepHandlers = {
  getSecondStep,
  beginSecondStep,
  confirmSecondStep,
  endSecondStep,
  resetSecondStep,
} satisfies Partial<Handlers>;
