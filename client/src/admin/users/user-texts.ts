export const USER_TEXTS = {
  load: 'Failed to load users',
  status: 'Failed to update user status',
  remove: {
    success: 'User deleted successfully',
    failed: 'Failed to delete user',
    exception: 'An error occurred while deleting the user',
  },
  update: { success: 'User updated successfully', failed: 'An error occurred while updating the user' },
  create: {
    success: 'User created successfully',
    failed: 'Failed to create user. The email may already be in use.',
  },
} as const;
