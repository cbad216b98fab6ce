import { type AnswerTime, saidDays } from '../../contract/answer-time';
import { type ProjectRequest, TIMEFRAME_LABELS } from '../../contract/project';
import type { REQUEST_FORM_WORDS } from '../../contract/website/request-form';
import type { ComposeMail } from '../../platform/mail/outgoing-mail';
import { facts, words } from '../../platform/mail/templates/mail-block';
import { QUOTED_LENGTHS, unlinked } from '../../platform/mail/templates/unlinked';
import { toClient } from './to-client';

/**
 * Confirms a new request. Removes links from the client's text. Otherwise strangers could send links to anyone, by
 * entering another person's email address.
 */
export function requestReceivedMail(
  request: ProjectRequest,
  { scopes, teamSizes, facts: names }: Pick<typeof REQUEST_FORM_WORDS, 'scopes' | 'teamSizes' | 'facts'>,
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
