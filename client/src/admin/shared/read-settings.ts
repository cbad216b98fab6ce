import type { StoredSettings } from '@contract/settings';
import { settings } from '@/api/settings.api';

export const readSettings = (signal: AbortSignal) => settings.read(signal) as Promise<StoredSettings>;
