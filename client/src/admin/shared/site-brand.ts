import { settings } from '@/api/settings.api';
import { createServerStore } from '@/stores/server-store';
import type { Logos } from '@/ui/logo';

/** The icon is part of the answer to staff only; visitors get it at `/favicon.svg`. */
export type OfficeLogos = Logos & { icon?: string };

/**
 * Name and logo of the organisation for the sidebar and the login. Public, so it survives a logout. Without it, the
 * default mark is shown.
 */
export const useSiteBrand = createServerStore<OfficeLogos>((_, signal) => settings.read(signal), {
  keepsValueOn: () => true,
});
