import { flag, type InputOf, records } from '@contract/fields';
import { formatDay } from '@contract/lusaka-day';
import type { ProjectRequestWithThread } from '@contract/project';
import { NOTIFY_FIELD, WORK_STEPS, type WorkStep } from '@contract/work-steps';
import { Form } from 'antd';
import { projectRequests } from '@/api/project-requests.api';
import { RecordInput } from '../../shared/fields/record-inputs';
import { RecordsInput } from '../../shared/fields/records-input';
import type { RecordField } from '../../shared/forms/compared-fields';
import { FormDialog } from '../../shared/forms/form-dialog';
import { adoptRequest, readAsDeleted } from '../request-thread';

const { label, date } = WORK_STEPS.fields;
const STEPS = records('Steps', {
  ...WORK_STEPS,
  hint: 'The client sees all steps. The first step that is not done is shown as the next step.',
  empty: 'No steps yet.',
  fields: { label, date, isDone: flag('Done', false) },
});

interface StepsForm {
  /** `doneAt` has no input. It keeps the time at which a step was marked as done earlier. */
  steps: (InputOf<typeof STEPS.fields> & Partial<Pick<WorkStep, 'doneAt'>>)[];
  notify: boolean;
}

const toForm = ({ steps }: ProjectRequestWithThread): StepsForm => ({
  steps: steps.map((step) => ({ ...step, isDone: step.doneAt !== '' })),
  notify: true,
});

const toSteps = (form: StepsForm): WorkStep[] =>
  form.steps.map(({ label, date, isDone, doneAt }) => ({
    label: label.trim(),
    date: date ?? '',
    doneAt: isDone ? doneAt || new Date().toISOString() : '',
  }));

const hasNewlyDone = (steps: StepsForm['steps'] = []) => steps.some(({ isDone, doneAt }) => isDone && !doneAt);

const lineOf = ({ label, date, isDone }: StepsForm['steps'][number]): string =>
  [label.trim(), date && formatDay(date), isDone && 'done'].filter(Boolean).join(', ');
const linesOf = (steps: StepsForm['steps']): string => steps.map(lineOf).join('\n');
const COMPARED: RecordField<StepsForm>[] = [{ name: 'steps', label: STEPS.label, format: linesOf, toSent: linesOf }];

interface StepsDialogProps {
  request: ProjectRequestWithThread;
  open: boolean;
  onClose: () => void;
}

export function StepsDialog({ request, open, onClose }: StepsDialogProps) {
  return (
    <FormDialog<StepsForm, ProjectRequestWithThread>
      open={open}
      title="Steps after acceptance"
      record={request}
      toForm={toForm}
      initial={toForm(request)}
      name={`steps:${request._id}`}
      fields={COMPARED}
      save={(form, updatedAt) =>
        projectRequests.setSteps(request._id, {
          steps: toSteps(form),
          notify: form.notify && hasNewlyDone(form.steps),
          updatedAt,
        })
      }
      onStored={adoptRequest}
      onDiscarded={() => readAsDeleted(request._id)}
      onClose={onClose}
      savingText="Saving..."
      isSaveDisabled={({ steps }) => steps.length + request.steps.length === 0}
      texts={{
        success: ({ steps }) => (steps.length > 0 ? 'Steps saved' : 'Steps removed'),
        failed: 'Failed to save the steps',
      }}
    >
      <RecordsInput name="steps" field={STEPS} onBusyChange={() => undefined} />
      <Notify />
    </FormDialog>
  );
}

/** Offers to email the client, but only if the user has just marked a step as done. */
function Notify() {
  const steps = Form.useWatch<StepsForm['steps'] | undefined>('steps', {
    form: Form.useFormInstance(),
    preserve: true,
  });
  return hasNewlyDone(steps) ? <RecordInput name="notify" field={NOTIFY_FIELD} /> : null;
}
