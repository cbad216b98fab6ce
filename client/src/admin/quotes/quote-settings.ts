import type { StoredSettings } from '@contract/settings';
import { createOfficeStore } from '../shared/office-store';
import { readSettings } from '../shared/read-settings';

/** What new quotes begin with: currency, VAT, how long they are valid. */
export const useQuoteSettings = createOfficeStore<StoredSettings>((_all, signal) => readSettings(signal), {
  // A quote that is being written needs them still.
  keepsOver: () => true,
});
