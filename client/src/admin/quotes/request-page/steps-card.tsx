import { formatDay } from '@contract/lusaka-day';
import type { ProjectRequestWithThread } from '@contract/project';
import { stateOfSteps } from '@contract/work-steps';
import { Button } from 'antd';
import { useState } from 'react';
import { formatDate } from '@/lib/format-date';
import { useCan } from '../../shared/use-can';
import { Card } from './card';
import own from './payments.module.css';
import styles from './quotation.module.css';
import { StepsDialog } from './steps-dialog';

const STATES = { done: 'Done', next: 'Next', coming: 'Coming' };

export function StepsCard({ request }: { request: ProjectRequestWithThread }) {
  const { status, steps } = request;
  const [isOpen, setIsOpen] = useState(false);
  const can = useCan();
  const states = stateOfSteps(steps);
  if (status !== 'accepted') return null;
  return (
    <Card
      id="steps"
      title="Steps"
      head={
        can.edit && <Button onClick={() => setIsOpen(true)}>{steps.length > 0 ? 'Edit steps' : 'Add steps'}</Button>
      }
    >
      <div className={styles.part}>
        {steps.length === 0 ? (
          <p>No steps yet. Add the next steps of the work, which the client will see.</p>
        ) : (
          <ol className={`stack gap-2 ${own.list}`} aria-label="Steps">
            {steps.map(({ label, date, doneAt }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same text
              <li key={index} className="breaks ruled">
                <b dir="auto">{label}</b>
                <small className="block muted">
                  {STATES[states[index] ?? 'coming']}
                  {doneAt ? `, ${formatDate(doneAt)}` : date && `, ${formatDay(date)}`}
                </small>
              </li>
            ))}
          </ol>
        )}
      </div>
      <StepsDialog request={request} open={isOpen} onClose={() => setIsOpen(false)} />
    </Card>
  );
}
