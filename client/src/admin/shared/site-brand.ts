import { settings } from '@/api/settings.api';
import { createServerStore } from '@/stores/server-store';
import type { Logos } from '@/ui/logo';

/** The server sends the icon only to staff. Visitors load it from `/favicon.svg`. */
export type OfficeLogos = Logos & { icon?: string };

/** Name and logo of the organisation. They are public, so they may stay in memory when the user logs out. */
export const useSiteBrand = createServerStore<OfficeLogos>((_, signal) => settings.read(signal), {
  keepsValueOn: () => true,
});
