import { PALETTE, type Palette, type Token } from '@contract/colours/palette';
import { create } from 'zustand';

/** Reads the colours of the style sheets, including the owner's. */
function currentPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const shown = (token: Token) => style.getPropertyValue(`--${token}`).trim() || PALETTE[token];
  return Object.fromEntries(Object.keys(PALETTE).map((token) => [token, shown(token as Token)])) as Palette;
}

/** Colours as values, because antd computes with them. */
export const useOfficePalette = create<Palette>(currentPalette);
