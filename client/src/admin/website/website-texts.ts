export const WEBSITE_TEXTS = {
  load: 'Failed to load the website texts',
  save: { success: 'Saved. Visitors can see it now.', failed: 'Failed to save the section' },
  hide: {
    success: 'Saved. Visitors cannot see it, because the section is hidden.',
    failed: 'Failed to save the section',
  },
  reset: {
    success: 'Reset to sample text. Visitors can see it now.',
    failed: 'Failed to reset the section',
  },
} as const;
