import { MAILED_LOGO } from './logo';
import type { SiteSettings } from './settings';
import { sizeOfUpload } from './uploads';
import type { HERO_TEXTS } from './website/hero';
import type { Shown } from './website/section';

/** Files that the site makes for search engines, feed readers and phones. */
export const CRAWLER_PATHS = ['/robots.txt', '/sitemap.xml', '/feed.xml', '/manifest.webmanifest'] as const;
export type MachinePath = (typeof CRAWLER_PATHS)[number];

export const ICONS = {
  '/favicon.ico': 'image/x-icon',
  '/favicon.svg': 'image/svg+xml',
  '/icon-180.png': 'image/png',
  '/icon-192.png': 'image/png',
  '/icon-512.png': 'image/png',
} as const;

/** Image that messengers show for pages without their own image. */
export const SHARED_IMAGE = { path: '/og.png', width: 1_200, height: 630 } as const;

/** URLs below this folder return crops of uploaded photos. Messengers show these crops. */
const SHARE_FOLDER = '/share/';
const SHARED_PHOTO = /^\/share\/([A-Za-z0-9_]+-\d{1,5}x\d{1,5}\.(?:jpg|png|webp|gif))$/;

export const sharedPhotoAt = (path: string): string | null => {
  const file = SHARED_PHOTO.exec(path)?.[1];
  return file ? `/uploads/${file}` : null;
};

/** Returns the path and size of a photo's crop for messengers. Returns `null` for other images. */
export function shareCutOf(image: string): { path: string; width: number; height: number } | null {
  const path = image.replace('/uploads/', SHARE_FOLDER);
  const size = sizeOfUpload(image);
  if (!size || !sharedPhotoAt(path)) return null;
  const scale = Math.min(1, size.width / SHARED_IMAGE.width, size.height / SHARED_IMAGE.height);
  return { path, width: sideOf(SHARED_IMAGE.width * scale), height: sideOf(SHARED_IMAGE.height * scale) };
}

const sideOf = (pixels: number): number => Math.max(1, Math.round(pixels));

type Shared = Pick<SiteSettings, 'logo' | 'logoOnDark'>;

/** Lists images for the one that messengers show, best first. Without any, the product's sample image is used. */
export function sharedSources(
  { logo, logoOnDark }: Shared,
  { picture, image, isHidden }: Shown<Pick<typeof HERO_TEXTS, 'picture' | 'image'>>,
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
  SHARED_IMAGE.path,
] as const;
export type IdentityPath = (typeof IDENTITY_PATHS)[number];

export const isIdentityPath = (path: string): path is IdentityPath => IDENTITY_PATHS.includes(path as IdentityPath);

/** True if the site itself makes the file at this path. */
export const isOwnFile = (path: string): boolean => [...CRAWLER_PATHS, ...IDENTITY_PATHS].some((own) => own === path);
