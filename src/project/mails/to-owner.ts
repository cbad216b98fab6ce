import type { ProjectRequest } from '../../contract/project';
import { type ComposeMail, OWNER } from '../../platform/mail/outgoing-mail';
import { layOut, OWNER_REASON, requestLink } from '../../platform/mail/templates/layout';
import { facts, link, type MailBlock } from '../../platform/mail/templates/mail-block';

/** Tells the owner about a request. The email's reply address is the client's. */
export const toOwner =
  (request: ProjectRequest, subject: string, blocks: readonly MailBlock[]): ComposeMail =>
  (site) =>
    layOut(site, {
      to: OWNER,
      replyTo: request.email,
      subject,
      reason: OWNER_REASON,
      blocks: [...blocks, link('Open the request', requestLink(site, request))],
    });

export const clientFacts = ({ name, organisation, email, phone }: ProjectRequest): MailBlock =>
  facts(['Name', name], ['Organisation', organisation], ['Email', email], ['Phone', phone]);
