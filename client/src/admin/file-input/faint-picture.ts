import { type Hex, luminanceOf, ratioOf } from '@contract/colours/oklch';
import { PALETTE } from '@contract/colours/palette';
import type { Ground } from '@contract/fields';

const GROUNDS: Record<Ground, Hex> = { light: PALETTE.white, dark: PALETTE['forest-deep'] };
/** Below this an edge is lost; grey letters of 3:1 are read with an effort. */
const LEAST_CONTRAST = 1.6;
/** Letters on a box of their own are less of it than one thinks. */
const LEAST_SEEN = 0.05;
const SIDE = 64;

/**
 * Tells a picture of which hardly anything stands out from the ground that it is made for.
 * @param pixels red, green, blue and alpha of each, 0 to 255
 */
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

/** A picture that has come, made small; `null` where the browser cannot say. */
export function pixelsOf(image: HTMLImageElement): Uint8ClampedArray | null {
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, SIDE, SIDE);
  return context?.getImageData(0, 0, SIDE, SIDE).data ?? null;
}
