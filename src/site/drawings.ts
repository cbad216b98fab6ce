import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PALETTE, type Palette, type Token } from '../contract/colours/palette';
import { SHARED_IMAGE } from '../contract/own-files';
import { notFound } from '../platform/errors/product-error';
import { CLIENT_DIR } from './renderer-files';

/** Maps the hex code of each default colour to its name in the palette. If two names share a code, the first counts. */
const TOKENS = new Map<string, Token>(
  Object.entries(PALETTE)
    .reverse()
    .map(([token, hex]) => [hex, token as Token]),
);

function inColours(palette: Palette, svg: string): string {
  return svg.replace(/#[0-9a-f]{6}\b/gi, (hex) => {
    const token = TOKENS.get(hex.toLowerCase());
    return token ? palette[token] : hex;
  });
}

const built = (path: string): string => readFileSync(join(CLIENT_DIR, path), 'utf8');

/** Returns an illustration of `client/public/art` in the given colours. Throws 404 if it does not exist. */
export function drawingIn(palette: Palette, name: string): string {
  if (!existsSync(join(CLIENT_DIR, 'art', `${name}.svg`))) throw notFound();
  return inColours(palette, built(`art/${name}.svg`));
}

export const markIn = (palette: Palette): string => inColours(palette, built('favicon.svg'));

/** Returns the default icon with a background and an edge that phones may crop. */
export function appIconIn(palette: Palette): string {
  const { sun, 'forest-deep': ground } = palette;
  const mark = markIn({ ...palette, forest: sun, mist: ground });
  return mark.replace(/viewBox="[^"]*">/, `viewBox="-8 -8 52 52"><path d="M-8-8h52v52H-8z" fill="${ground}"/>`);
}

/** Returns the illustration of the home page in the size that messengers show with a shared link. */
export function sharedImageIn(palette: Palette): string {
  const { width, height } = SHARED_IMAGE;
  return drawingIn(palette, 'hero').replace('<svg ', `<svg width="${width}" height="${height}" `);
}
