import { IMAGE_WIDTHS } from '../contract/uploads';

const SMALLER = /-w\d+\.webp$/;

function stemOf(name: string): string {
  return name.slice(0, name.lastIndexOf('.'));
}

export function smallerName(name: string, width: number): string {
  return `${stemOf(name)}-w${width}.webp`;
}

export function smallerNames(name: string): string[] {
  return IMAGE_WIDTHS.map((width) => smallerName(name, width));
}

/** True for a smaller copy of an image, which is deleted together with the image. */
export function isSmaller(name: string): boolean {
  return SMALLER.test(name);
}

/** Returns a file's name without extension. For a smaller copy, it is the name of the original image. */
export function familyOf(name: string): string {
  return stemOf(name.replace(SMALLER, '.webp'));
}
