import type { Stored } from './errors';
import { type BodyOf, choice, email, flag, type InputOf, requiredLine } from './fields';
import { LIMITS } from './limits';

export const ROLES = ['admin', 'editor', 'viewer'] as const;
export type Role = (typeof ROLES)[number];
export const DEFAULT_ROLE: Role = 'editor';

export const ROLE_LABELS: Record<Role, string> = { admin: 'Admin', editor: 'Editor', viewer: 'Viewer' };
export const ROLE_DESCRIPTIONS: Record<Role, string> = {
  admin: 'Full access to all features and settings.',
  editor: 'Can create and edit content, but not manage users.',
  viewer: 'Read-only access to content.',
};

/** True if `role` includes the rights of `needed`. Administrators include editors, editors include viewers. */
export function allows(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) <= ROLES.indexOf(needed);
}

export const FILL_IN = 'Please fill in all required fields';

export const USER_FIELDS = {
  name: requiredLine('Name', LIMITS.name, { ask: FILL_IN }),
  email: email({ ask: FILL_IN }),
  role: choice('Role', ROLE_LABELS, DEFAULT_ROLE),
  active: flag('Active', true),
};

export type UserInput = InputOf<typeof USER_FIELDS>;

export type CreateUserInput = BodyOf<typeof USER_FIELDS> & { password: string };

export interface User extends UserInput, Stored {
  lastLogin: string | null;
  hasSecondStep: boolean;
  /** Path of the uploaded portrait. Missing if the user has none. */
  portrait?: string;
  /** Set only in lists of users. */
  hasPasskey?: boolean;
}

/** Fields that users can change in their own account. A change of the email address needs another call. */
export const OWN_NAME_FIELDS = { name: USER_FIELDS.name };
export type OwnNameInput = BodyOf<typeof OWN_NAME_FIELDS>;
/** Error if users try to change their own email address with the call for other users. */
export const OWN_EMAIL_HINT = 'Change your own email address under My profile.';
export const OWN_EMAIL_FIELDS = { email: USER_FIELDS.email };

export interface OwnEmailInput extends BodyOf<typeof OWN_EMAIL_FIELDS> {
  currentPassword: string;
}

export interface PasswordInput {
  password: string;
  /** Required for the user's own password, so that a person at an unlocked screen cannot take over the account. */
  currentPassword?: string;
}

export const PASSWORD_TEXTS = {
  tooShort: `Password must be at least ${LIMITS.passwordMin} characters long`,
  common: 'This password is too common. Please choose another password.',
  isEmail: 'The password must not be the email address or its first part.',
  isSiteName: 'The password is too close to the name of this site. Please choose another password.',
  currentMissing: 'Please enter your current password.',
  currentWrong: 'The current password is not correct.',
} as const;

export interface PasswordChanged {
  success: true;
  /** New session token for users who have changed their own password. */
  token?: string;
}

export const PASSWORD_STRENGTHS = ['Too short', 'Weak', 'Good', 'Strong'] as const;
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];
