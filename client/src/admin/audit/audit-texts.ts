export const AUDIT_TEXTS = {
  load: 'Failed to load the audit trail',
  empty: 'Nothing has been noted yet.',
  emptyFilter: 'Nothing was noted that fits this filter.',
  /** In place of an id or fields where there are none. */
  none: 'N/A',
  /** In place of a name when the account is gone. */
  goneAccount: 'Deleted account',
} as const;
