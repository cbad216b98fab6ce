import { type AnswerTime, saidDays } from '../../contract/answer-time';
import { LIMITS } from '../../contract/limits';
import { formatDay, lusakaDay } from '../../contract/lusaka-day';
import { type ProjectRequest, TIMEFRAME_LABELS } from '../../contract/project';
import { officeScopes } from '../../contract/project-office';
import { quotePath } from '../../contract/quote-page';
import type { ThreadEntry } from '../../contract/thread';
import type { REQUEST_FORM_TEXTS } from '../../contract/website/request-form';
import type { WorkStep } from '../../contract/work-steps';
import type { ComposeMail } from '../../platform/mail/outgoing-mail';
import { layOut } from '../../platform/mail/templates/layout';
import { facts, link, links, list, paragraph, words } from '../../platform/mail/templates/mail-block';
import { QUOTED_LENGTHS, unlinked } from '../../platform/mail/templates/unlinked';
import type { ProjectRequestRow } from '../schemas/project-request.schema';
import { toClient } from './to-client';
import { clientFacts, toOwner } from './to-owner';

type FormWords = Pick<typeof REQUEST_FORM_TEXTS, 'scopes' | 'teamSizes' | 'facts'>;

export function newRequestMail(request: ProjectRequest, { scopes, teamSizes, facts: names }: FormWords): ComposeMail {
  return toOwner(request, `New quote request: ${request.serviceId.title}`, [
    paragraph(`${request.name} asks for a quote.`),
    facts(
      ['Name', request.name],
      ['Organisation', request.organisation],
      ['TPIN', request.tpin],
      ['Email', request.email],
      ['Phone', request.phone],
      ['Service', request.serviceId.title],
      [names.scope, officeScopes(scopes)[request.projectScope]],
      ['Timeframe', TIMEFRAME_LABELS[request.timeframe]],
      [names.teamSize, teamSizes[request.teamSize]],
    ),
    words('Description', request.description),
  ]);
}

/** Confirms a new request, without links in the client's text: a stranger may have entered someone else's address. */
export function requestReceivedMail(
  request: ProjectRequest,
  { scopes, teamSizes, facts: names }: FormWords,
  time: AnswerTime,
): ComposeMail {
  return toClient(request, {
    subject: `We have your request: ${request.serviceId.title}`,
    news: `Thank you for your request. We have received it and will answer within ${saidDays(time)}.`,
    blocks: [
      facts(
        ['Service', request.serviceId.title],
        [names.scope, scopes[request.projectScope]],
        ['Timeframe', TIMEFRAME_LABELS[request.timeframe]],
        [names.teamSize, teamSizes[request.teamSize]],
      ),
      words('Your request', unlinked(request.description, QUOTED_LENGTHS.text)),
    ],
    label: 'See your request',
    end: 'Keep this email. You can open your request with its link on any device. To change something, reply to this email.',
    reason:
      'You got this email because someone asked for a quote with your email address. If it was not you, ignore this email.',
  });
}

export function requestClosedMail(request: ProjectRequest): ComposeMail {
  return toClient(request, {
    subject: `Your request is closed: ${request.serviceId.title}`,
    news: `We have closed your request for ${request.serviceId.title}. Thank you for asking us.`,
    label: 'See your request',
    end: "If you still need this project, just reply to this email and we'll reopen your request.",
  });
}

export const questionMail = (request: ProjectRequest, { text }: ThreadEntry): ComposeMail =>
  toOwner(request, `Question about a request: ${request.serviceId.title}`, [
    paragraph(`${request.name} wrote about their request.`),
    words('Message', text),
    clientFacts(request),
  ]);

export function requestReplyMail(
  request: ProjectRequest,
  text: string,
  lastQuestion: ThreadEntry | undefined,
): ComposeMail {
  return (site) =>
    layOut(site, {
      to: request.email,
      isByPerson: true,
      subject: `About your request: ${request.serviceId.title}`,
      reason: `You got this email because you asked ${site.siteName} for a quote.`,
      blocks: [
        paragraph(text),
        ...(lastQuestion ? [words('You wrote', unlinked(lastQuestion.text, LIMITS.question))] : []),
        link('See your request and reply', `${site.publicUrl}${quotePath(request._id)}`),
      ],
    });
}

export function requestLinksMail(to: string, rows: readonly ProjectRequestRow[]): ComposeMail {
  const label = ({ serviceTitle, createdAt }: ProjectRequestRow): string =>
    `${serviceTitle}, ${formatDay(lusakaDay(createdAt))}`;
  return (site) =>
    layOut(site, {
      to,
      subject: `Your requests at ${site.siteName}`,
      reason:
        'You got this email because someone entered your email address under “Find your request”. If it was not you, ignore this email.',
      blocks: [
        paragraph('Hello,\n\nThese are the requests sent from your email address.'),
        links(
          'Your requests',
          rows.map((row) => [label(row), `${site.publicUrl}${quotePath(row._id.toHexString())}`]),
        ),
        paragraph('Anyone with a link can read that request. Share it only with people you trust.'),
      ],
    });
}

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
