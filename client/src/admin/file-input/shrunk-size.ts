import { IMAGE_MAX_WIDTH } from '@contract/uploads';

export interface PixelSize {
  width: number;
  height: number;
}

/** Size in which a picture travels: at most `maxWidth` pixels wide, in its own proportion, never larger than it is. */
export function shrunkSize({ width, height }: PixelSize, maxWidth: number = IMAGE_MAX_WIDTH): PixelSize {
  if (width <= maxWidth) return { width, height };
  return { width: maxWidth, height: Math.max(1, Math.round((height * maxWidth) / width)) };
}
