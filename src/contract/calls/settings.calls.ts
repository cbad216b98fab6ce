import type { Edit } from '../errors';
import type { SiteSettings, StoredSettings } from '../settings';
import type { VisitorSettings } from '../visitor-settings';
import type { Calls, Json } from './call';

export const SETTINGS_CALLS = {
  /** Staff get all settings, visitors those that their pages need. */
  read: {
    method: 'GET',
    path: '/settings',
    who: 'public',
    answer: 'json' as Json<StoredSettings | VisitorSettings>,
    cached: { dependsOn: 'settings' },
  },
  /** 409 with the stored settings in `current` if they changed in between. */
  update: {
    method: 'PUT',
    path: '/settings',
    who: 'admin',
    body: 'json' as Json<Edit<SiteSettings>>,
    answer: 'json' as Json<StoredSettings>,
    audited: { action: 'settings.update', label: 'Changed the settings' },
  },
} as const satisfies Calls;
