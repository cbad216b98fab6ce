import { type BrandColours, paletteOf, TINT_ID, tint, tintStyle } from '@contract/colours/tint';
import { useOfficePalette } from '../shared/office-palette';

/** Draws the office in colours that were just saved; its next document comes in them. */
export function showColours(colours: BrandColours): void {
  const style = document.getElementById(TINT_ID) ?? document.head.appendChild(document.createElement('style'));
  style.id = TINT_ID;
  style.textContent = tintStyle(tint(colours));
  useOfficePalette.setState(paletteOf(colours), true);
}
