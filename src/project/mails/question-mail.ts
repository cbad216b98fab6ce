import type { ProjectRequest } from '../../contract/project';
import type { ThreadEntry } from '../../contract/thread';
import { type ComposeMail, OWNER } from '../../platform/mail/outgoing-mail';
import { layOut, OWNER_REASON, requestLink } from '../../platform/mail/templates/layout';
import { facts, link, paragraph, words } from '../../platform/mail/templates/mail-block';

/** Tells the owner about the client's message. The email's reply address is the client's. */
export function questionMail(request: ProjectRequest, { text }: ThreadEntry): ComposeMail {
  return (site) =>
    layOut(site, {
      to: OWNER,
      replyTo: request.email,
      subject: `Question about a request: ${request.serviceId.title}`,
      reason: OWNER_REASON,
      blocks: [
        paragraph(`${request.name} wrote about their request.`),
        words('Message', text),
        facts(
          ['Name', request.name],
          ['Organisation', request.organisation],
          ['Email', request.email],
          ['Phone', request.phone],
        ),
        link('Open the request', requestLink(site, request)),
      ],
    });
}
