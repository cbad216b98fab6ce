import { type ProjectRequest, TIMEFRAME_LABELS } from '../../contract/project';
import { officeScopes } from '../../contract/project-office';
import type { REQUEST_FORM_WORDS } from '../../contract/website/request-form';
import { type ComposeMail, OWNER } from '../../platform/mail/outgoing-mail';
import { layOut, OWNER_REASON, requestLink } from '../../platform/mail/templates/layout';
import { facts, link, paragraph, words } from '../../platform/mail/templates/mail-block';

/** Tells the owner about a new request. The email's reply address is the client's. */
export function newRequestMail(
  request: ProjectRequest,
  { scopes, teamSizes, facts: names }: Pick<typeof REQUEST_FORM_WORDS, 'scopes' | 'teamSizes' | 'facts'>,
): ComposeMail {
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
        link('Open the request', requestLink(site, request)),
      ],
    });
}
