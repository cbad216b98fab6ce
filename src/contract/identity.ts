import { decimal, flag, must, optionalText, type TextField, textList } from './fields';
import { LIMITS, TURNING_SIGNS } from './limits';
import { withHttps } from './link-target';
import { sizeOfUpload } from './uploads';

/* Logo, icon, contact details and social profiles. See docs/decisions/018-logo-and-colours.md. */

type ImageCheck = (size: { width: number; height: number }) => boolean;

/* @__NO_SIDE_EFFECTS__ */
const identityImage = (
  label: string,
  endings: RegExp,
  fits: ImageCheck,
  about: Pick<TextField, 'hint' | 'mistake' | 'ground'>,
) =>
  optionalText(label, LIMITS.image, {
    holds: 'upload',
    check: (path) => {
      const size = sizeOfUpload(path);
      return size && endings.test(path) && fits(size) ? null : 'There is no such image.';
    },
    ...about,
  });

const SVG_OR_PNG = /\.(svg|png)$/;
/** Minimum icon size in pixels. An SVG icon may have any size. */
const LEAST_ICON = 32;

export const IMAGE_FIELDS = {
  logo: identityImage('Logo', SVG_OR_PNG, () => true, {
    ground: 'light',
    hint: 'SVG or PNG. Shown on light backgrounds: in the header, on quotes and in emails. Without a logo for dark backgrounds, this logo appears there in a white box.',
    mistake: 'Please upload the logo as SVG or PNG. An SVG must state its width and height.',
  }),
  logoOnDark: identityImage('Logo for dark backgrounds', SVG_OR_PNG, () => true, {
    ground: 'dark',
    hint: 'Shown on dark backgrounds: in the footer, in the header while scrolling and in this back office.',
    mistake: 'Please upload the logo as SVG or PNG. An SVG must state its width and height.',
  }),
  icon: identityImage('Icon', SVG_OR_PNG, ({ width, height }) => width === height && width >= LEAST_ICON, {
    hint: 'A square SVG, or a PNG of 512 by 512 pixels. Shown in browser tabs and bookmarks, on phones, and in feed readers.',
    mistake: 'Please upload a square image as SVG or PNG.',
  }),
  shareImage: identityImage('Share image', /\.(png|jpg)$/, ({ width }) => width >= 600, {
    hint: 'PNG or JPEG, ideally 1,200 by 630 pixels. Shown in WhatsApp and other apps when someone shares a page that has no image.',
    mistake: 'Please upload a PNG or JPEG at least 600 pixels wide.',
  }),
};

/** Adds a country code, which WhatsApp needs. A number that begins with a single 0 is Zambian. */
function withCountry(number: string): string {
  const plain = number.replace(TURNING_SIGNS, '').trim();
  return plain.replace(/^0(0?)[ -]*/, (_zeros, second) => (second ? '+' : '+260 '));
}

const isWhatsApp = (number: string) => /^\+[1-9]\d{7,14}$/.test(number.replace(/[ ()-]/g, ''));

/** True for an `https` URL without user name and password. */
function isSafeAddress(text: string): boolean {
  if (!/^https:\/\/(?![^/?#]*@)[^\s"'<>\\]+$/.test(text) || !URL.canParse(text)) return false;
  return /\.[a-z0-9-]{2,}$/.test(new URL(text).hostname);
}

export const REACH_FIELDS = {
  openingHours: optionalText('Opening hours', LIMITS.openingHours, {
    hint: 'Enter one line for each group of days, such as “Monday to Friday, 8 to 17”. Shown on the Contact page and at the bottom of every page.',
    rows: [2, 7],
  }),
  whatsApp: optionalText('WhatsApp number', LIMITS.phone, {
    hint: 'Include the country code, such as +260. Visitors can start a WhatsApp chat from the site.',
    holds: 'phone',
    tidy: withCountry,
    check: (number) => (isWhatsApp(number) ? null : 'This is not a phone number.'),
    mistake: 'Please enter the number with its country code, such as +260 97 123 4567.',
  }),
  socialLinks: textList('Social links', {
    maxEntries: LIMITS.socialLinks,
    maxLength: LIMITS.socialLink,
    separator: 'line',
    tidy: withHttps,
    check: (address) => (isSafeAddress(address) ? null : 'Please enter links that begin with https://'),
  }),
};

export const MAP_FIELDS = {
  showMap: flag('Show the map', true, {
    hint: 'If off, the Contact page has no map and nothing is loaded from OpenStreetMap.',
  }),
  mapLatitude: must(
    decimal('Latitude', -85, 85, {
      decimals: 6,
      mistake: 'Please enter a number of degrees from -85 to 85, such as -15.3875.',
    }),
  ),
  mapLongitude: must(
    decimal('Longitude', -180, 180, {
      decimals: 6,
      mistake: 'Please enter a number of degrees from -180 to 180, such as 28.3228.',
    }),
  ),
};
