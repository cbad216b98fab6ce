import type { StoredSettings } from '@contract/settings';
import { settings } from '@/api/settings.api';

/** All settings, as whoever is signed in gets them. */
export const readSettings = (signal: AbortSignal) => settings.read(signal) as Promise<StoredSettings>;
