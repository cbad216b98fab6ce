import { PALETTE, type Palette, type Token } from '@contract/colours/palette';
import { create } from 'zustand';

function currentPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const shown = (token: Token) => style.getPropertyValue(`--${token}`).trim() || PALETTE[token];
  return Object.fromEntries(Object.keys(PALETTE).map((token) => [token, shown(token as Token)])) as Palette;
}

export const useAdminPalette = create<Palette>(currentPalette);
