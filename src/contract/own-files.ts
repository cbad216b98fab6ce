import { MAILED_LOGO } from './logo';
import type { SiteSettings } from './settings';
import { sizeOfUpload } from './uploads';
import type { HERO_WORDS } from './website/hero';
import type { Shown } from './website/section';

/** What the site writes for search engines, feed readers and phones. */
export const CRAWLER_PATHS = ['/robots.txt', '/sitemap.xml', '/feed.xml', '/manifest.webmanifest'] as const;
export type MachinePath = (typeof CRAWLER_PATHS)[number];

/** Where browsers, phones and feed readers look for the site's icon, by its type. */
export const ICONS = {
  '/favicon.ico': 'image/x-icon',
  '/favicon.svg': 'image/svg+xml',
  '/icon-180.png': 'image/png',
  '/icon-192.png': 'image/png',
  '/icon-512.png': 'image/png',
} as const;

/** What messengers show with a link to a page that has no picture of its own. */
export const SHARED_PICTURE = { path: '/og.png', width: 1_200, height: 630 } as const;

/** Below it stands each uploaded photo in the form that messengers show, under its own name. */
const SHARE_FOLDER = '/share/';
const SHARED_PHOTO = /^\/share\/([A-Za-z0-9_]+-\d{1,5}x\d{1,5}\.(?:jpg|png|webp|gif))$/;

/** The upload that an address below that folder shows, or `null`. */
export const sharedPhotoAt = (path: string): string | null => {
  const file = SHARED_PHOTO.exec(path)?.[1];
  return file ? `/uploads/${file}` : null;
};

/** The part of a photo that messengers show, as large as the photo holds it; `null` of what is no uploaded photo. */
export function shareCutOf(image: string): { path: string; width: number; height: number } | null {
  const path = image.replace('/uploads/', SHARE_FOLDER);
  const size = sizeOfUpload(image);
  if (!size || !sharedPhotoAt(path)) return null;
  const scale = Math.min(1, size.width / SHARED_PICTURE.width, size.height / SHARED_PICTURE.height);
  return { path, width: sideOf(SHARED_PICTURE.width * scale), height: sideOf(SHARED_PICTURE.height * scale) };
}

const sideOf = (pixels: number): number => Math.max(1, Math.round(pixels));

/** What the site is known by on all of its pages. */
type Shared = Pick<SiteSettings, 'logo' | 'logoOnDark'>;

/**
 * Of what an owner's shared picture is made as long as none is chosen, best first: the first picture of the home page, then the logos, each on the
 * ground that it is made for. Empty: there is nothing, so it is the sample's drawing.
 */
export function sharedSources(
  { logo, logoOnDark }: Shared,
  { picture, image, isHidden }: Shown<Pick<typeof HERO_WORDS, 'picture' | 'image'>>,
): { path: string; ground?: 'mist' | 'forest-deep' }[] {
  return [
    ...(picture === 'own' && !isHidden && sizeOfUpload(image) ? [{ path: image }] : []),
    ...(logo ? [{ path: logo, ground: 'mist' } as const] : []),
    ...(logoOnDark ? [{ path: logoOnDark, ground: 'forest-deep' } as const] : []),
  ];
}

export const IDENTITY_PATHS = [
  ...(Object.keys(ICONS) as (keyof typeof ICONS)[]),
  MAILED_LOGO.path,
  SHARED_PICTURE.path,
] as const;
export type IdentityPath = (typeof IDENTITY_PATHS)[number];

export const isIdentityPath = (path: string): path is IdentityPath => IDENTITY_PATHS.includes(path as IdentityPath);

/** Whether a file of the site's own is at a path, whatever is stored. */
export const isOwnFile = (path: string): boolean => [...CRAWLER_PATHS, ...IDENTITY_PATHS].some((own) => own === path);
