export const PAGE_TEXTS = {
  load: 'Failed to load pages',
  remove: {
    success: 'Page deleted successfully',
    failed: 'Failed to delete page',
    exception: 'An error occurred while deleting the page',
  },
  update: {
    success: 'Page updated successfully',
    failed: 'Failed to update page',
    exception: 'An error occurred while updating the page',
  },
  create: {
    success: 'Page created successfully',
    failed: 'Failed to create page',
    exception: 'An error occurred while creating the page',
  },
} as const;
