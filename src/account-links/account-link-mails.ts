import { LINK_MINUTES } from '../contract/account-links';
import { ROLE_DESCRIPTIONS, ROLE_LABELS } from '../contract/users';
import type { ComposeMail } from '../platform/mail/outgoing-mail';
import { layOut } from '../platform/mail/templates/layout';
import { facts, link, paragraph } from '../platform/mail/templates/mail-block';
import type { AccountLink } from './account-link.schema';

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

/** @param invited typed by the administrator who invites. */
export const invitationMail =
  ({ email, name = '', role = 'viewer' }: Pick<AccountLink, 'email' | 'name' | 'role'>, path: string): ComposeMail =>
  (site) =>
    layOut(site, {
      to: email,
      subject: `Your invitation to the back office of ${site.siteName}`,
      reason: 'You got this email because an administrator of this site invited your email address.',
      blocks: [
        paragraph(`Hello ${name},\n\nyou are invited to work in the back office of ${site.siteName}.`),
        facts(['Role', `${ROLE_LABELS[role]}: ${ROLE_DESCRIPTIONS[role]}`]),
        link('Choose your password', site.publicUrl + path),
        paragraph(`The link works once, for ${LINK_MINUTES.invitation / 60} hours.`),
      ],
    });
