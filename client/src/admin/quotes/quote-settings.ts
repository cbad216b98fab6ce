import type { StoredSettings } from '@contract/settings';
import { settings } from '@/api/office';
import { createServerStore } from '@/stores/server-store';

/** What new quotes begin with: currency, VAT, how long they are valid. Everybody may know the settings, so they stay over a sign-out. */
export const useQuoteSettings = createServerStore<StoredSettings>((_all, signal) => settings.read(signal), {
  keepsOver: () => true,
});
