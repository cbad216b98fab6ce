import type { WorkingWeek } from './answer-time';

/** Sample values for the sample organisation, of what pages draw: the one place where they are written. */
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

/** All that a visitor's page reads of the settings; the office alone reads the others. */
export type VisitorSettings = typeof VISITOR_DEFAULTS;

/** Zoom of the map on the contact page. */
export const MAP_ZOOM = 15;
