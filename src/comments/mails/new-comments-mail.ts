import { type ComposeMail, OWNER } from '../../platform/mail/outgoing-mail';
import { layOut, OWNER_REASON } from '../../platform/mail/templates/layout';
import { link, paragraph } from '../../platform/mail/templates/mail-block';

/** To the owner: so many comments wait. No names and no words of them: they are read where they are approved. */
export function newCommentsMail(count: number): ComposeMail {
  const comments = count === 1 ? '1 comment waits' : `${count.toLocaleString('en-US')} comments wait`;
  return (site) =>
    layOut(site, {
      to: OWNER,
      subject: `${comments} for your approval`,
      reason: `${OWNER_REASON} There is one such mail an hour at most.`,
      blocks: [
        paragraph(`${comments} under the posts of your website. Visitors see a comment once you have approved it.`),
        link('Read the comments', `${site.publicUrl}/admin/comments?status=waiting`),
      ],
    });
}
