import { type AccountLinkKind, LINK_MINUTES } from '../contract/account-links';
import { ROLE_DESCRIPTIONS, ROLE_LABELS } from '../contract/users';
import type { ComposeMail, MailSite } from '../platform/mail/outgoing-mail';
import { layOut, type MailParts } from '../platform/mail/templates/layout';
import { facts, link, type MailBlock, paragraph } from '../platform/mail/templates/mail-block';
import { type AccountLink, NO_ACCOUNT } from './account-link.schema';

/** @param url the link, which contains the token */
type WriteMail = (row: AccountLink, site: MailSite, url: string) => Omit<MailParts, 'to'>;

const SIGNED_UP = 'You got this email because someone entered your email address under “Sign Up”.';

/** Says how long the link works, and what to do if somebody else asked for it. */
function validity(kind: AccountLinkKind, otherwise = ''): MailBlock {
  const minutes = LINK_MINUTES[kind];
  const time = minutes > 60 ? `${minutes / 60} hours` : `${minutes} minutes`;
  return paragraph(`The link works once and expires after ${time}. ${otherwise}`.trim());
}

const newPassword =
  (account: string): WriteMail =>
  ({ kind }, { siteName }, url) => ({
    subject: `Set a new password for ${siteName}`,
    reason: 'You got this email because someone entered your email address under “Forgotten password?”.',
    blocks: [
      paragraph(`You can set a new password for ${account} ${siteName}:`),
      link('Set a new password', url),
      validity(kind, 'If you did not ask for a new password, ignore this email. Your password will not change.'),
    ],
  });

const newAccount: WriteMail = ({ kind }, { siteName }, url) => ({
  subject: `Confirm your account at ${siteName}`,
  reason: SIGNED_UP,
  blocks: [
    paragraph(`Confirm your email address to create your account at ${siteName}:`),
    link('Confirm email address', url),
    validity(kind, 'If you did not sign up, ignore this email. No account will be created.'),
  ],
});

const knownAccount: WriteMail = (_row, { siteName, publicUrl }) => ({
  subject: `You already have an account at ${siteName}`,
  reason: SIGNED_UP,
  blocks: [
    paragraph(`You already have an account with this email address. Nothing has changed.`),
    link('Log in', `${publicUrl}/login`),
    paragraph('If you forgot your password, select “Forgotten password?” on the login page.'),
  ],
});

/** Emails by kind of link. Strangers may request them, so only the invitation contains a text that was typed. */
const MAILS: Record<AccountLinkKind, WriteMail> = {
  reset: newPassword('the back office of'),
  visitorPassword: newPassword('your account at'),
  invitation: ({ kind, name = '', role = 'viewer' }, { siteName }, url) => ({
    subject: `Your invitation to the back office of ${siteName}`,
    reason: 'You got this email because an administrator of this site invited your email address.',
    blocks: [
      paragraph(`Hello ${name},\n\nAn administrator has invited you to work in the back office of ${siteName}.`),
      facts(['Role', `${ROLE_LABELS[role]}: ${ROLE_DESCRIPTIONS[role]}`]),
      link('Choose your password', url),
      validity(kind),
    ],
  }),
  email: ({ kind }, { siteName }, url) => ({
    subject: `Confirm your email address for ${siteName}`,
    reason: 'You got this email because a member of staff entered your email address as their own.',
    blocks: [
      paragraph(`Confirm that you want to log in to the back office of ${siteName} with this email address:`),
      link('Confirm email address', url),
      validity(kind, 'If this was not you, ignore this email.'),
    ],
  }),
  signUp: (row, site, url) =>
    (row.tokenVersion ?? NO_ACCOUNT) === NO_ACCOUNT ? newAccount(row, site, url) : knownAccount(row, site, url),
  visitorLogin: ({ kind }, { siteName }, url) => ({
    subject: `Your login link for ${siteName}`,
    reason: 'You got this email because someone asked for a login link with your email address.',
    blocks: [
      paragraph(`You can log in to ${siteName} without your password:`),
      link('Log in', url),
      validity(
        kind,
        'If you did not ask for it, ignore this email. Do not share the link: anyone with it can log in to your account.',
      ),
    ],
  }),
};

/** Builds the email with the link at `path`. It is secret, so that neither database nor backups contain the link. */
export const linkMail =
  (row: AccountLink, path: string): ComposeMail =>
  (site) =>
    layOut(site, { to: row.email, isSecret: true, ...MAILS[row.kind](row, site, site.publicUrl + path) });

/** Warns the account's current email address before the address is changed. */
export const newEmailNotice =
  ({ email, formerEmail = '' }: AccountLink): ComposeMail =>
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
