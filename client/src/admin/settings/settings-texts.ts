export const SETTINGS_PAGE_TEXTS = {
  load: 'Failed to load settings',
  save: {
    success: 'Settings saved successfully',
    failed: 'Failed to save settings',
    exception: 'An error occurred while saving the settings',
  },
} as const;

export const BACKUP_TEXTS = {
  done: 'Backup downloaded',
  failed: 'Failed to download the backup',
};

export const TEST_MAIL_TEXTS = {
  failed: 'Failed to send the test mail',
};
