export const CONTACT_LIST_TEXTS = {
  loadFailed: 'Failed to fetch contacts',
  statusFailed: 'Failed to update contact status',
  deleteFailed: 'Failed to delete contact',
  deleted: 'Message deleted successfully',
  unknown: 'This message was not found. It may have been deleted.',
  openFailed: 'Failed to load the message.',
  empty: 'No contact messages found.',
} as const;
