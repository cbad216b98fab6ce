/** Specification, section 8 "Admin services". */
export const SERVICE_TEXTS = {
  load: 'Failed to load services',
  remove: {
    success: 'Service deleted successfully',
    failed: 'Failed to delete service',
    exception: 'An error occurred while deleting the service',
  },
  update: {
    success: 'Service updated successfully',
    failed: 'Failed to update service',
    exception: 'An error occurred while updating the service',
  },
  create: {
    success: 'Service created successfully',
    failed: 'Failed to create service',
    exception: 'An error occurred while creating the service',
  },
} as const;
