import { type AccountLinkKind, LINK_MINUTES } from '../contract/account-links';
import { ROLE_DESCRIPTIONS, ROLE_LABELS } from '../contract/users';
import type { ComposeMail } from '../platform/mail/outgoing-mail';
import { layOut } from '../platform/mail/templates/layout';
import { facts, link, paragraph } from '../platform/mail/templates/mail-block';
import { type AccountLink, NO_ACCOUNT } from './account-link.schema';

type Addressed = Pick<AccountLink, 'email'>;

/**
 * The email contains no text that a person typed, because a stranger may have requested it.
 * @param path path of the link, which contains the token
 */
const passwordResetMail =
  ({ email: to }: Addressed, path: string): ComposeMail =>
  (site) =>
    layOut(site, {
      to,
      subject: `Set a new password for ${site.siteName}`,
      reason: 'You got this email because someone entered your email address under “Forgotten password?”.',
      blocks: [
        paragraph(`You can set a new password for the back office of ${site.siteName}:`),
        link('Set a new password', site.publicUrl + path),
        paragraph(
          `The link works once and expires after ${LINK_MINUTES.reset} minutes. If you did not ask for a new password, ignore this email. Your password will not change.`,
        ),
      ],
    });

/** The email contains the name that the administrator typed. All other texts are fixed. */
const invitationMail =
  ({ email, name = '', role = 'viewer' }: Pick<AccountLink, 'email' | 'name' | 'role'>, path: string): ComposeMail =>
  (site) =>
    layOut(site, {
      to: email,
      subject: `Your invitation to the back office of ${site.siteName}`,
      reason: 'You got this email because an administrator of this site invited your email address.',
      blocks: [
        paragraph(`Hello ${name},\n\nAn administrator has invited you to work in the back office of ${site.siteName}.`),
        facts(['Role', `${ROLE_LABELS[role]}: ${ROLE_DESCRIPTIONS[role]}`]),
        link('Choose your password', site.publicUrl + path),
        paragraph(`The link works once and expires after ${LINK_MINUTES.invitation / 60} hours.`),
      ],
    });

/** Asks to confirm the new email address of an account. It is sent to the new address. */
const newEmailMail =
  ({ email: to }: Addressed, path: string): ComposeMail =>
  (site) =>
    layOut(site, {
      to,
      subject: `Confirm your email address for ${site.siteName}`,
      reason: 'You got this email because a member of staff entered your email address as their own.',
      blocks: [
        paragraph(`Confirm that you want to log in to the back office of ${site.siteName} with this email address:`),
        link('Confirm email address', site.publicUrl + path),
        paragraph(
          `The link works once and expires after ${LINK_MINUTES.email} minutes. If this was not you, ignore this email.`,
        ),
      ],
    });

/** Warns the account's current email address before the address is changed. */
export const newEmailNotice =
  ({ email, formerEmail = '' }: Pick<AccountLink, 'email' | 'formerEmail'>): ComposeMail =>
  (site) =>
    layOut(site, {
      to: formerEmail,
      subject: `Your email address at ${site.siteName} is about to change`,
      reason: 'You got this email because someone asked to change your account in the back office.',
      blocks: [
        paragraph(`Someone who knows your password asked to change the email address of your account to ${email}.`),
        paragraph('If this was not you, change your password now. Your email address will then stay the same.'),
        link('Open the back office', `${site.publicUrl}/admin`),
      ],
    });

/**
 * Confirms a new account, or tells the owner of an existing account. The email contains no text that a person typed,
 * because strangers may sign up with any email address.
 */
const signUpMail = ({ email: to, tokenVersion = NO_ACCOUNT }: AccountLink, path: string): ComposeMail =>
  tokenVersion === NO_ACCOUNT ? newAccountMail(to, path) : knownAccountMail(to);

const SIGNED_UP = 'You got this email because someone entered your email address under “Sign Up”.';

const newAccountMail =
  (to: string, path: string): ComposeMail =>
  (site) =>
    layOut(site, {
      to,
      subject: `Confirm your account at ${site.siteName}`,
      reason: SIGNED_UP,
      blocks: [
        paragraph(`Confirm your email address to create your account at ${site.siteName}:`),
        link('Confirm email address', site.publicUrl + path),
        paragraph(
          `The link works once and expires after ${LINK_MINUTES.signUp / 60} hours. If you did not sign up, ignore this email. No account will be created.`,
        ),
      ],
    });

const knownAccountMail =
  (to: string): ComposeMail =>
  (site) =>
    layOut(site, {
      to,
      subject: `You already have an account at ${site.siteName}`,
      reason: SIGNED_UP,
      blocks: [
        paragraph(`You already have an account with this email address. Nothing has changed.`),
        link('Log in', `${site.publicUrl}/login`),
        paragraph('If you forgot your password, select “Forgotten password?” on the login page.'),
      ],
    });

const visitorLoginMail =
  ({ email: to }: Addressed, path: string): ComposeMail =>
  (site) =>
    layOut(site, {
      to,
      subject: `Your login link for ${site.siteName}`,
      reason: 'You got this email because someone asked for a login link with your email address.',
      blocks: [
        paragraph(`You can log in to ${site.siteName} without your password:`),
        link('Log in', site.publicUrl + path),
        paragraph(
          `The link works once and expires after ${LINK_MINUTES.visitorLogin} minutes. If you did not ask for it, ignore this email. Do not share the link: anyone with it can log in to your account.`,
        ),
      ],
    });

const visitorPasswordMail =
  ({ email: to }: Addressed, path: string): ComposeMail =>
  (site) =>
    layOut(site, {
      to,
      subject: `Set a new password for ${site.siteName}`,
      reason: 'You got this email because someone entered your email address under “Forgotten password?”.',
      blocks: [
        paragraph(`You can set a new password for your account at ${site.siteName}:`),
        link('Set a new password', site.publicUrl + path),
        paragraph(
          `The link works once and expires after ${LINK_MINUTES.visitorPassword} minutes. If you did not ask for a new password, ignore this email. Your password will not change.`,
        ),
      ],
    });

/** For each kind of link, the function that builds its email. */
export const LINK_MAILS: Record<AccountLinkKind, (link: AccountLink, path: string) => ComposeMail> = {
  reset: passwordResetMail,
  invitation: invitationMail,
  email: newEmailMail,
  signUp: signUpMail,
  visitorLogin: visitorLoginMail,
  visitorPassword: visitorPasswordMail,
};
