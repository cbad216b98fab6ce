/** Specification, section 8 "Admin blogs". */
export const POST_TEXTS = {
  load: 'Failed to load blogs',
  remove: {
    success: 'Blog post deleted successfully',
    failed: 'Failed to delete blog post',
    exception: 'An error occurred while deleting the blog post',
  },
  update: {
    success: 'Blog post updated successfully',
    failed: 'Failed to update blog post',
    exception: 'An error occurred while updating the blog post',
  },
  create: {
    success: 'Blog post created successfully',
    failed: 'Failed to create blog post',
    exception: 'An error occurred while creating the blog post',
  },
} as const;
