export const QUOTE_ADMIN_TEXTS = {
  loadFailed: 'Failed to load project requests',
  checkFailed: 'Error checking for existing quote',
  statusFailed: 'Failed to update status. Please try again.',
  statusSaved: 'Status updated successfully',
  unknown: 'This request was not found. It may have been deleted.',
  openFailed: 'Failed to load the request.',
  settingsFailed: 'Failed to load the settings. You need them to write a quote.',
  invoiceFailed: 'Failed to make the invoice',
  empty: 'No project requests found.',
} as const;
