import type { FieldError } from './errors';
import { ANALYTICS_ID_PATTERN, LIMITS } from './limits';

export interface SiteSettings {
  siteName: string;
  contactEmail: string;
  /** Used for SEO. */
  siteDescription: string;
  contactPhone: string;
  /** Google Analytics measurement id, or empty. */
  analyticsId: string;
  address: string;
  enableComments: boolean;
  maintenanceMode: boolean;
  /** How long personal data are kept that nobody touches; 0 keeps them. Source: docs/decisions/007-how-long-personal-data-are-kept.md */
  retentionMonths: number;
}

export interface StoredSettings extends SiteSettings {
  updatedAt: string;
}

/** Sample values for the sample organisation: the one place where they are written. */
export const DEFAULT_SETTINGS: SiteSettings = {
  siteName: 'Mosi Digital Academy',
  contactEmail: 'hello@mosi.example',
  siteDescription:
    'Fourth Industrial Revolution skills, school software and AI-driven eLearning for young people in Zambia, made in Lusaka for phones and slow connections.',
  contactPhone: '+260 97 000 0000',
  analyticsId: '',
  address: 'Great East Road, Lusaka, Zambia',
  enableComments: true,
  maintenanceMode: false,
  retentionMonths: 24,
};

export const SETTINGS_TEXTS = {
  siteName: 'Site name must be at least 2 characters.',
  siteDescription: 'Description must be at least 10 characters.',
  contactEmail: 'Please enter a valid email address.',
  contactPhone: 'Please enter a valid phone number.',
  address: 'Address must be at least 5 characters.',
  analyticsId: 'Please enter a measurement id such as G-ABC123XYZ.',
  retentionMonths: 'Please enter a whole number of months, 0 to 120.',
  reset: 'Form reset to default values',
} as const;

/** Where the office is. */
export const OFFICE = { latitude: -15.3875, longitude: 28.3228, zoom: 15 } as const;

/** What the analytics field accepts: nothing, or a measurement id within its bound. */
export function analyticsIdError(analyticsId: string): FieldError | null {
  if (analyticsId === '' || (analyticsId.length <= LIMITS.slug && ANALYTICS_ID_PATTERN.test(analyticsId))) return null;
  return { field: 'analyticsId', message: SETTINGS_TEXTS.analyticsId };
}
