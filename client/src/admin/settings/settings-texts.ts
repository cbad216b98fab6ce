export const SETTINGS_PAGE_TEXTS = {
  load: 'Failed to load settings',
  save: {
    success: 'Settings saved successfully',
    failed: 'Failed to save settings',
    exception: 'An error occurred while saving the settings',
  },
} as const;
