import type { StoredSettings } from '@contract/settings';
import { settings } from '@/api/settings.api';

/** Reads all settings that the user's role may see. */
export const readSettings = (signal: AbortSignal) => settings.read(signal) as Promise<StoredSettings>;
