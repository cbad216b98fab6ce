import type { Edit } from '../errors';
import type { SiteSettings, StoredSettings } from '../settings';
import type { VisitorSettings } from '../visitor-settings';
import type { Calls, Json } from './call';

export const SETTINGS_CALLS = {
  /** Staff get all settings. Visitors get the settings that pages show. */
  read: {
    method: 'GET',
    path: '/settings',
    who: 'public',
    answer: 'json' as Json<StoredSettings | VisitorSettings>,
    cached: { dependsOn: 'settings' },
  },
  /** Answers 409 if the stored settings are newer than `updatedAt`. */
  update: {
    method: 'PUT',
    path: '/settings',
    who: 'admin',
    body: 'json' as Json<Edit<SiteSettings>>,
    answer: 'json' as Json<StoredSettings>,
    audited: { action: 'settings.update', label: 'Changed the settings' },
  },
} as const satisfies Calls;
