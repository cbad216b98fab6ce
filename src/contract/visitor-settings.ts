import type { WorkingWeek } from './answer-time';

/** Default settings that visitors see. They describe the sample organisation. */
export const VISITOR_DEFAULTS = {
  siteName: 'Mosi Digital Academy',
  contactEmail: 'hello@mosi.example',
  siteDescription:
    'Fourth Industrial Revolution skills, school software and AI-driven eLearning for young people in Zambia, made in Lusaka for phones and slow connections.',
  contactPhone: '+260 97 000 0000',
  analyticsId: '',
  address: 'Great East Road, Lusaka, Zambia',
  logo: '',
  logoOnDark: '',
  shareImage: '',
  showMap: true,
  mapLatitude: -15.3875,
  mapLongitude: 28.3228,
  openingHours: '',
  whatsApp: '',
  socialLinks: ['https://www.facebook.com/', 'https://www.linkedin.com/'],
  brandColour: '',
  accentColour: '',
  enableComments: true,
  answerDays: 2,
  workingWeek: 'weekdays' as WorkingWeek,
  maintenanceMode: false,
};

/** Settings that visitors' pages read. The back office reads all settings. */
export type VisitorSettings = typeof VISITOR_DEFAULTS;

export const MAP_ZOOM = 15;
