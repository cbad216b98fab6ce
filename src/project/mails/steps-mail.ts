import { formatDay } from '../../contract/lusaka-day';
import type { ProjectRequest } from '../../contract/project';
import type { WorkStep } from '../../contract/work-steps';
import type { ComposeMail } from '../../platform/mail/outgoing-mail';
import { facts, list } from '../../platform/mail/templates/mail-block';
import { toClient } from './to-client';

/**
 * Tells the client about the steps that staff marked as done at `doneAt`. Returns `null` if staff have undone them.
 * @param doneAt milliseconds since 1970, as text
 */
export function stepsMail(request: ProjectRequest, steps: readonly WorkStep[], doneAt: string): ComposeMail | null {
  const finished = steps.filter((step) => Date.parse(step.doneAt) === Number(doneAt)).map(({ label }) => label);
  const [first] = finished;
  if (first === undefined) return null;
  const next = steps.find((step) => step.doneAt === '');
  return toClient(request, {
    subject: `${finished.length === 1 ? `Done: ${first}` : `${finished.length} steps done`}, ${request.serviceId.title}`,
    news: next ? 'There is progress in your project.' : 'Your project is complete: all steps are done.',
    blocks: [
      list(finished.length === 1 ? 'This step is done' : 'These steps are done', finished),
      facts(['Next', next ? [next.label, ...(next.date ? [formatDay(next.date)] : [])].join(', ') : '']),
    ],
    label: 'See all steps',
    end: 'If you have a question, just reply to this email.',
  });
}
