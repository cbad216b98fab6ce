import { formatDay } from '@contract/lusaka-day';
import { type StepState, stateOfSteps, type WorkStep } from '@contract/work-steps';
import { formatDate } from '@/lib/format-date';
import dots from './step-dots.module.css';

const STATES: Record<StepState, string> = { done: 'Done', next: 'Next', coming: 'Coming' };

export function WorkSteps({ steps }: { steps: readonly WorkStep[] }) {
  const states = stateOfSteps(steps);
  return (
    <ol className={`stack above-4 ${dots.dots} ${dots.column}`}>
      {steps.map(({ label, date, doneAt }, index) => {
        const state = states[index] ?? 'coming';
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same text
            key={index}
            className="holds easy"
            data-step={state}
            aria-current={state === 'next' ? 'step' : undefined}
          >
            <b className="breaks" dir="auto">
              {label}
            </b>
            <span className="block muted small">
              {STATES[state]}
              {doneAt ? ` on ${formatDate(doneAt)}` : date && `, planned for ${formatDay(date)}`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
