import { type ComposeMail, OWNER } from '../../platform/mail/outgoing-mail';
import { layOut, OWNER_REASON } from '../../platform/mail/templates/layout';
import { link, paragraph } from '../../platform/mail/templates/mail-block';

/**
 * Builds the email about pending comments. It contains no text of them, because staff should read it where they decide.
 */
export function newCommentsMail(count: number): ComposeMail {
  const comments = count === 1 ? '1 comment needs' : `${count.toLocaleString('en-US')} comments need`;
  return (site) =>
    layOut(site, {
      to: OWNER,
      subject: `${comments} your approval`,
      reason: `${OWNER_REASON} You get at most one of these emails an hour.`,
      blocks: [
        paragraph(`${comments} your approval. Visitors see a comment only after you have approved it.`),
        link('Review the comments', `${site.publicUrl}/admin/comments?status=waiting`),
      ],
    });
}
