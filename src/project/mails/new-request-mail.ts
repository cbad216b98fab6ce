import { type ProjectRequest, TEAM_SIZE_LABELS, TIMEFRAME_LABELS } from '../../contract/project';
import { PROJECT_SCOPE_ADMIN_LABELS } from '../../contract/project-office';
import { type ComposeMail, OWNER } from '../../platform/mail/outgoing-mail';
import { layOut } from '../../platform/mail/templates/layout';
import { facts, link, paragraph, words } from '../../platform/mail/templates/mail-block';
import { OWNER_REASON, requestLink } from '../../platform/mail/templates/owner-link';

/** To the owner: somebody asks for a quote. Answering the mail answers the client. */
export function newRequestMail(request: ProjectRequest): ComposeMail {
  return (site) =>
    layOut(site, {
      to: OWNER,
      replyTo: request.email,
      subject: `New quote request: ${request.serviceId.title}`,
      reason: OWNER_REASON,
      blocks: [
        paragraph(`${request.name} asks for a quote.`),
        facts(
          ['Name', request.name],
          ['Email', request.email],
          ['Phone', request.phone],
          ['Service', request.serviceId.title],
          ['Scope', PROJECT_SCOPE_ADMIN_LABELS[request.projectScope]],
          ['Timeframe', TIMEFRAME_LABELS[request.timeframe]],
          ['Team size', TEAM_SIZE_LABELS[request.teamSize]],
        ),
        words('Description', request.description),
        link('Open the request', requestLink(site, request)),
      ],
    });
}
