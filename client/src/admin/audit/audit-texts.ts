export const AUDIT_TEXTS = {
  load: 'Failed to load the audit log',
  empty: 'Nothing has been recorded yet.',
  emptyFilter: 'No entries match these filters.',
  /** Replaces the name of a deleted account. */
  goneAccount: 'Deleted account',
  /** Replaces the name if no staff member acted. */
  client: 'The client',
  /** Replaces the name if a new version of the product updated its own page text. */
  newVersion: 'A software update',
  failedSignIn: 'Failed login for',
  /** Replaces the account's name if no account matches. */
  noAccount: 'an unknown account',
} as const;
