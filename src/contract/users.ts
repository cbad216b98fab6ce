import type { Stored } from './errors';
import { type BodyOf, choice, email, flag, type InputOf, requiredText } from './fields';
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

/** True if `role` includes `needed`: administrators may do all that editors may, editors all that viewers may. */
export function allows(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) <= ROLES.indexOf(needed);
}

export const FILL_IN = 'Please fill in all required fields';

/** The password has its own call. */
export const USER_FIELDS = {
  name: requiredText('Name', LIMITS.name, { ask: FILL_IN }),
  email: email({ ask: FILL_IN }),
  role: choice('Role', ROLE_LABELS, DEFAULT_ROLE),
  active: flag('Active', true),
};

export type UserInput = InputOf<typeof USER_FIELDS>;

export type CreateUserInput = BodyOf<typeof USER_FIELDS> & { password: string };

/** A user as the back office sees one, without password or hash. */
export interface User extends UserInput, Stored {
  lastLogin: string | null;
}

/** Fields that users can change in their own account. Name and email address have a call each. */
export const OWN_NAME_FIELDS = { name: USER_FIELDS.name };
export type OwnNameInput = BodyOf<typeof OWN_NAME_FIELDS>;
export const OWN_EMAIL_FIELDS = { email: USER_FIELDS.email };

export interface OwnEmailInput extends BodyOf<typeof OWN_EMAIL_FIELDS> {
  currentPassword: string;
}

export interface PasswordInput {
  password: string;
  /** Required for one's own password, so that an open screen is not enough to take over an account. */
  currentPassword?: string;
}

export const PASSWORD_TEXTS = {
  common: 'This password is too common. Please choose another password.',
  isEmail: 'The password must not be the email address or its first part.',
  currentMissing: 'Please enter your current password.',
  currentWrong: 'The current password is not correct.',
} as const;

export interface PasswordChanged {
  success: true;
  /** New session token after a change of one's own password. */
  token?: string;
}

export const PASSWORD_STRENGTHS = ['Too short', 'Weak', 'Good', 'Strong'] as const;
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];
