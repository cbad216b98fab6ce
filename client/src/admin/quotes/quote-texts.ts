export const QUOTE_ADMIN_TEXTS = {
  loadFailed: 'Failed to load project requests',
  checkFailed: 'Error checking for existing quote',
  threadFailed: 'Failed to load the conversation',
  saveFailed: 'Failed to save quote. Please try again.',
  statusFailed: 'Failed to update status. Please try again.',
  noQuote: 'No quote available to send',
  noRequest: 'Project request information not found',
  sendFailed: 'Failed to send quote. Please try again.',
  saveAndSendFailed: 'Failed to save quote and send email.',
  savedUnsent: 'The quote is saved. Send its email again from the request.',
  saved: 'Quote saved successfully',
  statusSaved: 'Status updated successfully',
  unknown: 'This request is not here. It may have been deleted, or its time was over.',
  openFailed: 'The request could not be loaded.',
  frozen:
    'What was accepted or rejected does not change. To change it, set the status to Draft or Sent and save; then open the quote again.',
  empty: 'No project requests found.',
} as const;
