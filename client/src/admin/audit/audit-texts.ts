export const AUDIT_TEXTS = {
  load: 'Failed to load the audit log',
  empty: 'Nothing has been noted yet.',
  emptyFilter: 'Nothing was noted that fits this filter.',
  /** Replaces the name of a deleted account. */
  goneAccount: 'Deleted account',
  /** Replaces the name if no staff member acted. */
  client: 'The client',
  /** Replaces the name if a new version of the product updated its own page text. */
  newVersion: 'A new version of this software',
  failedSignIn: 'Somebody failed to sign in as',
  /** Replaces the account's name if no account matches. */
  noAccount: 'a person whom no account names',
} as const;
