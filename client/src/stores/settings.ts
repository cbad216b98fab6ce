import { SETTINGS_READ } from '@contract/rendering';
import { DEFAULT_SETTINGS, type SiteSettings } from '@contract/settings';
import { useRemote } from './remote';

/** The organisation's name, address and so on; the contract's sample values until the server's are there. */
export function useSettings(): SiteSettings {
  const settings = useRemote<SiteSettings>(SETTINGS_READ);
  return settings.status === 'ready' ? settings.value : DEFAULT_SETTINGS;
}
