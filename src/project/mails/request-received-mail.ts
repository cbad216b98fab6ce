import { PROJECT_SCOPE_LABELS, type ProjectRequest, TEAM_SIZE_LABELS, TIMEFRAME_LABELS } from '../../contract/project';
import type { ComposeMail } from '../../platform/mail/outgoing-mail';
import { facts, words } from '../../platform/mail/templates/mail-block';
import { unlinked } from '../../platform/mail/templates/unlinked';
import { toClient } from './to-client';

/** Enough to know it by; the page shows all of it. */
const DESCRIPTION_SHOWN = 300;

/** To a client: the request has arrived. Whoever typed the address need not be who reads it: see `unlinked`. */
export function requestReceivedMail(request: ProjectRequest): ComposeMail {
  return toClient(request, {
    subject: `We have your request: ${request.serviceId.title}`,
    news: 'Thank you for your request. It has arrived, and one of us will read it. We answer within 1-2 business days.',
    blocks: [
      facts(
        ['Service', request.serviceId.title],
        ['Scope', PROJECT_SCOPE_LABELS[request.projectScope]],
        ['Timeframe', TIMEFRAME_LABELS[request.timeframe]],
        ['Team size', TEAM_SIZE_LABELS[request.teamSize]],
      ),
      words('What you asked for', unlinked(request.description, DESCRIPTION_SHOWN)),
    ],
    label: 'Follow your request',
    end: 'Keep this mail: its link is the way back to your request, on any phone. If something is wrong or missing, just answer this mail.',
    reason:
      'You get this mail because somebody asked for a quote with your address. If it was not you, you need do nothing.',
  });
}
