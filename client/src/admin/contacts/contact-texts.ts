export const CONTACT_LIST_TEXTS = {
  loadFailed: 'Failed to fetch contacts',
  statusFailed: 'Failed to update contact status',
  deleteFailed: 'Failed to delete contact',
  deleted: 'Contact deleted successfully',
  unknown: 'This message is not here. It may have been deleted, or its time was over.',
  openFailed: 'The message could not be loaded.',
  empty: 'No contact messages found.',
} as const;
