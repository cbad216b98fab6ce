import { LIMITS } from '../../contract/limits';
import type { ProjectRequest } from '../../contract/project';
import { quotePath } from '../../contract/quote-page';
import type { ThreadEntry } from '../../contract/thread';
import type { ComposeMail } from '../../platform/mail/outgoing-mail';
import { layOut } from '../../platform/mail/templates/layout';
import { link, paragraph, words } from '../../platform/mail/templates/mail-block';
import { unlinked } from '../../platform/mail/templates/unlinked';

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
