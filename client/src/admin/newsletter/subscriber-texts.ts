export const SUBSCRIBER_TEXTS = {
  load: 'Failed to load subscribers',
  export: 'Failed to export subscribers',
  remove: {
    success: 'Subscriber deleted successfully',
    failed: 'Failed to delete subscriber',
    exception: 'An error occurred while deleting the subscriber',
  },
} as const;
