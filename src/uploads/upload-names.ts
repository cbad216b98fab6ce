import { IMAGE_WIDTHS } from '../contract/uploads';

const SMALLER = /-w\d+\.webp$/;

/** The part of a name before its extension. */
function stemOf(name: string): string {
  return name.slice(0, name.lastIndexOf('.'));
}

/** Name of a smaller WebP file beside an image. */
export function smallerName(name: string, width: number): string {
  return `${stemOf(name)}-w${width}.webp`;
}

/** Names of all smaller files that may stand beside one. */
export function smallerNames(name: string): string[] {
  return IMAGE_WIDTHS.map((width) => smallerName(name, width));
}

/** Whether a file stands beside another and lives and dies with it. */
export function isSmaller(name: string): boolean {
  return SMALLER.test(name);
}

/** The stem of the file that a smaller one stands beside; its own stem for any other. */
export function familyOf(name: string): string {
  return stemOf(name.replace(SMALLER, '.webp'));
}
