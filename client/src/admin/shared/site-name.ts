import { settings } from '@/api/office';
import { createServerStore } from '@/stores/server-store';

/**
 * The organisation's name in the sidebar and at the login; Site Settings is where it is kept. Everybody may know it, so it stays over a
 * sign-out. It is decoration: where it cannot be read, the mark stands alone.
 */
export const useSiteName = createServerStore<string>(async (_, signal) => (await settings.read(signal)).siteName, {
  keepsOver: () => true,
});
