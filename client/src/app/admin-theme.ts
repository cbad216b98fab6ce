import { PALETTE, type Palette } from '@contract/colours/palette';
import type { ThemeConfig } from 'antd';

const FONT = '"Familjen Grotesk", "Familjen Fallback", "Familjen Fallback Android", system-ui, sans-serif';

/** Returns the design as antd's theme. `scale` is the text size as a multiple of the default. */
export function adminTheme(isNarrow: boolean, motion: boolean, palette: Palette, scale = 1): ThemeConfig {
  const controlHeight = (isNarrow ? 44 : 36) * scale;
  return {
    token: {
      motion,
      colorPrimary: palette.forest,
      // antd would derive a lighter colour for hovered buttons, on which white text may be hard to read.
      ...(palette.forest !== PALETTE.forest && { colorPrimaryHover: palette['forest-deep'] }),
      // antd would derive these backgrounds from the main colour. From a dark one, they would be too dark for text.
      colorPrimaryBg: palette['forest-tint'],
      colorPrimaryBgHover: palette['forest-tint'],
      colorInfoBg: palette['forest-tint'],
      colorSuccessBg: palette['forest-tint'],
      colorInfo: palette.forest,
      colorSuccess: palette.forest,
      colorLink: palette.forest,
      colorLinkHover: palette['forest-deep'],
      colorText: palette.ink,
      colorTextSecondary: palette['ink-soft'],
      colorTextDescription: palette['ink-soft'],
      colorTextPlaceholder: palette['ink-faint'],
      colorTextDisabled: palette['ink-faint'],
      // antd uses this token as the background of a switch that is off.
      colorTextQuaternary: palette['line-strong'],
      colorBorder: palette['line-strong'],
      colorBorderSecondary: palette.line,
      colorBgLayout: palette.mist,
      colorError: palette.danger,
      linkDecoration: 'underline',
      linkHoverDecoration: 'underline',
      fontFamily: FONT,
      fontSize: 14 * scale,
      borderRadius: 6,
      borderRadiusLG: 14,
      controlHeight,
      controlHeightSM: (isNarrow ? 40 : 30) * scale,
      controlOutlineWidth: 3,
      controlOutline: `${palette.forest}40`,
    },
    components: {
      Button: {
        fontWeight: 500,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        borderRadiusLG: 6,
      },
      // With these widths, the seven days of a week fit a phone of 320 px at any text size.
      DatePicker: { cellWidth: isNarrow ? 38 : 45 * scale, cellHeight: isNarrow ? 40 : 30 * scale },
      Card: { boxShadow: 'none', boxShadowTertiary: 'none' },
      Form: { itemMarginBottom: 20, labelColor: palette.ink },
      Modal: { titleFontSize: 18 * scale },
      Tag: { fontSizeSM: 13 * scale, borderRadiusSM: 4 },
      Table: {
        headerBg: palette.white,
        headerColor: palette['ink-soft'],
        headerSplitColor: 'transparent',
        headerSortActiveBg: palette.white,
        headerSortHoverBg: palette['forest-tint'],
        fixedHeaderSortActiveBg: palette.white,
        bodySortBg: palette.white,
        cellPaddingInline: 12,
        cellPaddingBlock: 12,
      },
    },
  };
}
