export const AUDIT_TEXTS = {
  load: 'Failed to load the audit log',
  empty: 'No entries yet. Changes by staff will appear here.',
  emptyFilter: 'No entries match these filters.',
  goneAccount: 'Deleted account',
  /** Shown as the actor if a client caused the entry. */
  client: 'The client',
  /** Shown as the actor if a software update, not a person, changed the text of a page. */
  newVersion: 'A software update',
  failedSignIn: 'Failed login for',
  /** Shown if no account has the email address of a failed login. */
  noAccount: 'an unknown account',
} as const;
