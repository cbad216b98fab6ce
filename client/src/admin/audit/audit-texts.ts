export const AUDIT_TEXTS = {
  load: 'Failed to load the audit trail',
  empty: 'Nothing has been noted yet.',
  emptyFilter: 'Nothing was noted that fits this filter.',
  /** In place of fields where there are none. */
  none: 'N/A',
  /** In place of a name when the account is gone. */
  goneAccount: 'Deleted account',
  /** In place of a name where nobody of the staff did it. */
  client: 'The client',
  /** In place of a name where nobody could be told. */
  stranger: 'Unknown',
  /** In place of an account that nobody has. */
  noAccount: 'of no account',
} as const;
