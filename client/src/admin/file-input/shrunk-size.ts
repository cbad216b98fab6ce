import { IMAGE_MAX_WIDTH } from '@contract/uploads';

export interface PixelSize {
  width: number;
  height: number;
}

export function shrunkSize({ width, height }: PixelSize, maxWidth: number = IMAGE_MAX_WIDTH): PixelSize {
  if (width <= maxWidth) return { width, height };
  return { width: maxWidth, height: Math.max(1, Math.round((height * maxWidth) / width)) };
}
