export const WEBSITE_TEXTS = {
  load: 'Failed to load the words of the website',
  save: { success: 'Saved. Visitors see it now.', failed: 'Failed to save the section' },
  hide: { success: 'Saved. Visitors do not see it: it is hidden.', failed: 'Failed to save the section' },
  reset: {
    success: "Saved, with the sample's words. Visitors see them now.",
    failed: 'Failed to put the section back',
  },
} as const;
