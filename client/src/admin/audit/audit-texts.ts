export const AUDIT_TEXTS = {
  load: 'Failed to load the audit log',
  empty: 'No entries yet. Changes by staff will appear here.',
  emptyFilter: 'No entries match these filters.',
  goneAccount: 'Deleted account',
  /** Shown if no staff member acted. */
  client: 'The client',
  /** Shown if an update of the product changed its own page text. */
  newVersion: 'A software update',
  failedSignIn: 'Failed login for',
  /** Shown if no account has the email address of a failed login. */
  noAccount: 'an unknown account',
} as const;
