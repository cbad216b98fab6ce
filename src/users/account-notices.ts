/** Email that tells a person about a change of the person's account. */
interface Notice {
  subject: (siteName: string) => string;
  happened: string;
  /** Tells a person who did not make the change what to do. */
  advice: string;
}

const RESET = 'If this was not you, set a new password now: select “Forgotten password?” on the login page.';
const CHANGE = 'If this was not you, change your password now, and tell your administrators.';

const passwordChanged = (happened: string, advice = RESET): Notice => ({
  subject: (siteName) => `Your password at ${siteName} was changed`,
  happened,
  advice,
});
const secondStep = (what: string, happened: string, advice = CHANGE): Notice => ({
  subject: (siteName) => `Two-step login at ${siteName} was ${what}`,
  happened,
  advice,
});

const passkey = (what: string, happened: string): Notice => ({
  subject: (siteName) => `A passkey was ${what} your account at ${siteName}`,
  happened: `${happened} All other sessions ended.`,
  advice: `${CHANGE} Under My profile, remove passkeys that you do not know.`,
});

/** Notices by name. A new name also needs an entry in `OCCASIONS` of `MailPersonalDataService`. */
export const NOTICES = {
  passwordChanged: passwordChanged(
    'Your password was changed under My profile. You were logged out on all other devices.',
  ),
  passwordReset: passwordChanged(
    'Your password was changed with a link that we emailed to you. You were logged out on all devices.',
  ),
  passwordSet: passwordChanged(
    'An administrator set a new password for your account. You were logged out on all devices.',
    'If you did not ask for this, tell your administrators.',
  ),
  secondStepOn: secondStep(
    'turned on',
    'You now log in with your password and a code. You were logged out on all other devices.',
  ),
  secondStepReplaced: secondStep(
    'changed',
    'Two-step login now uses another authenticator app. You were logged out on all other devices.',
  ),
  secondStepOff: secondStep(
    'turned off',
    'You now need only your password to log in. You were logged out on all other devices.',
  ),
  secondStepTaken: secondStep(
    'turned off',
    'An administrator turned off two-step login for your account. You now need only your password to log in.',
    'If you did not ask for this, tell your administrators. Then set up two-step login again.',
  ),
  passkeyAdded: passkey('added to', 'You can now log in with this passkey, without password and code.'),
  passkeyRemoved: passkey('removed from', 'You can no longer log in with this passkey.'),
  emailReplaced: {
    subject: (siteName) => `Your email address at ${siteName} was changed`,
    happened: 'An administrator changed the email address of your account. You can no longer log in with this address.',
    advice: 'If you did not ask for this, tell your administrators.',
  },
  recoveryCodes: {
    subject: (siteName) => `Your recovery codes at ${siteName} were replaced`,
    happened: 'You have ten new recovery codes. The old codes no longer work.',
    advice: CHANGE,
  },
} as const satisfies Record<string, Notice>;

export type NoticeKind = keyof typeof NOTICES;
export const isNotice = (kind: string): kind is NoticeKind => Object.hasOwn(NOTICES, kind);
