import { SETTINGS_READ } from '@contract/rendering';
import { VISITOR_DEFAULTS, type VisitorSettings } from '@contract/visitor-settings';
import { useRemote } from './remote';

/** The organisation's name, address and so on; the contract's sample values until the server's are there. */
export function useSettings(): VisitorSettings {
  const settings = useRemote<VisitorSettings>(SETTINGS_READ);
  return settings.status === 'ready' ? settings.value : VISITOR_DEFAULTS;
}
