import { LINK_MINUTES } from '../contract/account-links';
import type { ComposeMail } from '../platform/mail/outgoing-mail';
import { layOut } from '../platform/mail/templates/layout';
import { link, paragraph } from '../platform/mail/templates/mail-block';

/** @param path with the token. Nothing in the email was typed by whoever asked for it. */
export const passwordResetMail =
  (to: string, path: string): ComposeMail =>
  (site) =>
    layOut(site, {
      to,
      subject: `Set a new password for ${site.siteName}`,
      reason: 'You got this email because someone entered your email address under “Forgotten password?”.',
      blocks: [
        paragraph(`You can set a new password for the back office of ${site.siteName}:`),
        link('Set a new password', site.publicUrl + path),
        paragraph(
          `The link works once, for ${LINK_MINUTES.reset} minutes. If you did not ask for it, ignore this email: your password stays as it is.`,
        ),
      ],
    });
