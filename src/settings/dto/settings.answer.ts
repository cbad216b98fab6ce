import type { StoredSettings } from '../../contract/settings';
import { count, flag, shape, text, time } from '../../platform/openapi/shape';

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
