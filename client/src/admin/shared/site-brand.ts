import { settings } from '@/api/settings.api';
import { createServerStore } from '@/stores/server-store';
import type { Logos } from '@/ui/logo';

/** Only staff are told of the icon; at `/favicon.svg` it stands for everybody. */
export type OfficeLogos = Logos & { icon?: string };

/**
 * The organisation's name and logo in the sidebar and at the login; Site Settings is where it is kept. Everybody may know it, so it stays over a
 * sign-out. It is decoration: where it cannot be read, the mark stands alone.
 */
export const useSiteBrand = createServerStore<OfficeLogos>((_, signal) => settings.read(signal), {
  keepsValueOn: () => true,
});
