import { count, flag, shape, text, time } from '../../common/openapi/shape';
import type { StoredSettings } from '../../contract/settings';

export const SETTINGS = shape<StoredSettings>('Settings', {
  siteName: text,
  contactEmail: text,
  siteDescription: text,
  contactPhone: text,
  analyticsId: text,
  address: text,
  enableComments: flag,
  maintenanceMode: flag,
  retentionMonths: count,
  updatedAt: time,
});
