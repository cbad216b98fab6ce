export const WEBSITE_TEXTS = {
  load: 'Failed to load the website texts',
  save: { success: 'Section published. Visitors can see it now.', failed: 'Failed to publish the section' },
  saveSample: { success: 'Section published. It still has sample text.', failed: 'Failed to publish the section' },
  hide: {
    success: 'Section saved. Visitors cannot see it, because it is hidden.',
    failed: 'Failed to save the section',
  },
  reset: {
    success: 'Reset to sample text. Visitors can see this text now.',
    failed: 'Failed to reset the section',
  },
} as const;
