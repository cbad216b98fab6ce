import { SETTINGS_READ } from '@contract/rendering';
import { VISITOR_DEFAULTS, type VisitorSettings } from '@contract/visitor-settings';
import { useRemote } from './remote';

export function useSettings(): VisitorSettings {
  const settings = useRemote<VisitorSettings>(SETTINGS_READ);
  return settings.status === 'ready' ? settings.value : VISITOR_DEFAULTS;
}
