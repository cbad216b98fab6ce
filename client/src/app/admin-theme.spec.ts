import { contrastOf } from '@contract/colours/oklch';
import { RATIOS } from '@contract/colours/pairs';
import { PALETTE, type Palette } from '@contract/colours/palette';
import { paletteOf } from '@contract/colours/tint';
import { theme } from 'antd';
import { anyColour } from '../../../test/support/any-colour';
import fc, { most } from '../../../test/support/random-cases';
import { adminTheme } from './admin-theme';

/** Pairs of antd tokens: text or border, background, kind of contrast. */
const PAIRS = [
  ['colorText', 'colorBgContainer', 'text'],
  ['colorText', 'colorBgLayout', 'text'],
  ['colorText', 'colorBgElevated', 'text'],
  ['colorText', 'controlItemBgActive', 'text'],
  ['colorText', 'controlItemBgActiveHover', 'text'],
  ['colorText', 'colorInfoBg', 'text'],
  ['colorText', 'colorSuccessBg', 'text'],
  ['colorText', 'colorWarningBg', 'text'],
  ['colorText', 'colorErrorBg', 'text'],
  ['colorPrimary', 'controlItemBgActive', 'text'],
  ['colorTextSecondary', 'colorBgContainer', 'text'],
  ['colorTextDescription', 'colorBgContainer', 'text'],
  ['colorTextPlaceholder', 'colorBgContainer', 'text'],
  ['colorLink', 'colorBgContainer', 'text'],
  ['colorLinkHover', 'colorBgContainer', 'text'],
  ['colorPrimary', 'colorBgContainer', 'text'],
  ['colorTextLightSolid', 'colorPrimary', 'text'],
  ['colorTextLightSolid', 'colorPrimaryHover', 'text'],
  ['colorTextLightSolid', 'colorPrimaryActive', 'text'],
  ['colorTextLightSolid', 'colorError', 'text'],
  ['colorError', 'colorBgContainer', 'text'],
  ['colorBorder', 'colorBgContainer', 'edge'],
  ['colorTextQuaternary', 'colorBgContainer', 'edge'],
] as const;

/** Lists the pairs with too little contrast in antd's computed theme. */
function unreadable(palette: Palette): string[] {
  const made = theme.getDesignToken(adminTheme(false, true, palette));
  return PAIRS.filter(([front, ground, kind]) => contrastOf(made[front], made[ground]) < RATIOS[kind]).map(
    ([front, ground]) => `${made[front]} (${front}) on ${made[ground]} (${ground})`,
  );
}

describe('the theme of the back office', () => {
  it('scales with the text size of the browser', () => {
    expect(adminTheme(false, false, PALETTE, 2).token).toMatchObject({ fontSize: 28, controlHeight: 72 });
    expect(adminTheme(true, false, PALETTE).token).toMatchObject({ fontSize: 14, controlHeight: 44 });
  });

  it('is readable in the default colours', () => expect(unreadable(PALETTE)).toEqual([]));

  it('is readable in random pairs of colours', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (brandColour, accentColour) =>
        expect(unreadable(paletteOf({ brandColour, accentColour }))).toEqual([]),
      ),
      { numRuns: most(500) },
    );
  });
});
