import { type BodyOf, flag, type InputOf, optionalText, records, requiredLine } from './fields';
import { LIMITS } from './limits';

const STEP_FIELDS = {
  label: requiredLine('Step', LIMITS.workStep, { ask: 'Please describe this step.' }),
  date: optionalText('Date', 'YYYY-MM-DD'.length, { holds: 'day' }),
  /** ISO 8601 time, or empty. For a step that becomes done now, the server sets the time of the call. */
  doneAt: optionalText('Done', LIMITS.time, {
    check: (text) => (Number.isNaN(Date.parse(text)) ? 'Enter a time such as 2026-12-22T08:00:00.000Z.' : null),
  }),
};

export type WorkStep = InputOf<typeof STEP_FIELDS>;

export const WORK_STEPS = records('Steps', { noun: 'Step', max: LIMITS.workSteps, fields: STEP_FIELDS });

/** Steps of a request. If the request is reopened, the steps stay, but clients see them only while it is accepted. */
export const STEPS_FIELDS = { steps: WORK_STEPS };

export const NOTIFY_FIELD = flag('Email the client about finished steps', false);

export interface StepsInput extends BodyOf<typeof STEPS_FIELDS> {
  /** True to email the client about steps that become done with this call. */
  notify?: boolean;
  updatedAt?: string;
}

export const STEP_TEXTS = {
  notAccepted: 'The request is not accepted, so its steps cannot be changed.',
} as const;

export type StepState = 'done' | 'next' | 'coming';

/** Returns the state of each step. The next one is the first that is not done. */
export function stateOfSteps(steps: readonly WorkStep[]): StepState[] {
  const next = steps.findIndex(({ doneAt }) => doneAt === '');
  return steps.map(({ doneAt }, index) => (doneAt ? 'done' : index === next ? 'next' : 'coming'));
}
