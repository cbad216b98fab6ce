export const AUDIT_TEXTS = {
  load: 'Failed to load the audit log',
  empty: 'Nothing has been noted yet.',
  emptyFilter: 'Nothing was noted that fits this filter.',
  /** In place of a name when the account is gone. */
  goneAccount: 'Deleted account',
  /** In place of a name where nobody of the staff did it. */
  client: 'The client',
  /** The same, of a page: its text came with the product. */
  newVersion: 'A new version of this software',
  failedSignIn: 'Somebody failed to sign in as',
  /** In place of an account's name. */
  noAccount: 'a person whom no account names',
} as const;
