import { type Hex, luminanceOf, ratioOf } from '@contract/colours/oklch';
import { PALETTE } from '@contract/colours/palette';
import type { Ground } from '@contract/fields';

const GROUNDS: Record<Ground, Hex> = { light: PALETTE.white, dark: PALETTE['forest-deep'] };
/** A pixel counts as visible from this contrast ratio on. Text needs a higher one, but a logo can be fainter. */
const LEAST_CONTRAST = 1.6;
/** An image with a smaller share of visible pixels is faint. The letters of a logo cover only few pixels. */
const LEAST_SEEN = 0.05;
const SIDE = 64;

/** True if the image can hardly be seen on the background. `pixels` contains RGBA values from 0 to 255. */
export function isFaint(pixels: Uint8ClampedArray, ground: Ground): boolean {
  const around = luminanceOf(GROUNDS[ground]);
  let all = 0;
  let seen = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    const hex = [...pixels.subarray(at, at + 3)].map((part) => part.toString(16).padStart(2, '0')).join('');
    all += alpha;
    if (ratioOf(luminanceOf(`#${hex}`), around) >= LEAST_CONTRAST) seen += alpha;
  }
  return seen < LEAST_SEEN * all;
}

export function pixelsOf(image: HTMLImageElement): Uint8ClampedArray | null {
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, SIDE, SIDE);
  return context?.getImageData(0, 0, SIDE, SIDE).data ?? null;
}
