export const PRIVACY_TEXTS = {
  find: 'Failed to look up personal data',
  export: 'Failed to export personal data',
  erase: {
    failed: 'Failed to erase personal data',
    exception: 'An error occurred while erasing. Look the address up again to see what is left.',
  },
} as const;

/** "1 record", "12 records". */
export function records(count: number): string {
  return count === 1 ? '1 record' : `${count.toLocaleString('en-US')} records`;
}
