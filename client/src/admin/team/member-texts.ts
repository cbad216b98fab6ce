export const MEMBER_TEXTS = {
  load: 'Failed to load team members',
  remove: { success: 'Team member deleted successfully', failed: 'Failed to delete team member' },
  update: { success: 'Team member updated successfully', failed: 'Failed to update team member' },
  create: { success: 'Team member added successfully', failed: 'Failed to add team member' },
} as const;
