import { PALETTE, type Palette, type Token } from '@contract/colours/palette';
import { create } from 'zustand';

/** What the document's style sheets say: the owner's colours where the server has sent some. */
function currentPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const shown = (token: Token) => style.getPropertyValue(`--${token}`).trim() || PALETTE[token];
  return Object.fromEntries(Object.keys(PALETTE).map((token) => [token, shown(token as Token)])) as Palette;
}

/** The colours as values, for antd, which computes with them. */
export const useOfficePalette = create<Palette>(currentPalette);
