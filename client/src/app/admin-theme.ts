import type { ThemeConfig } from 'antd';

const FONT = '"Familjen Grotesk", "Familjen Fallback", "Familjen Fallback Android", system-ui, sans-serif';

/**
 * antd in the design's tokens. antd computes with its colours, so they stand here as values and not as custom
 * properties; they are those of `styles/tokens.css`. Without motion antd's dialogs, menus and toasts are there and gone
 * at once.
 */
export function adminTheme(isNarrow: boolean, motion: boolean): ThemeConfig {
  const controlHeight = isNarrow ? 44 : 36;
  return {
    token: {
      motion,
      colorPrimary: '#0F5B46',
      colorInfo: '#0F5B46',
      colorSuccess: '#0F5B46',
      colorLink: '#0F5B46',
      colorLinkHover: '#0A3B2E',
      colorText: '#14211D',
      colorTextSecondary: '#4A5650',
      colorTextDescription: '#4A5650',
      colorTextPlaceholder: '#5F6863',
      colorTextDisabled: '#5F6863',
      // The ground of a switch that is off: it must be seen, too.
      colorTextQuaternary: '#857D6C',
      colorBorder: '#857D6C',
      colorBorderSecondary: '#DED8CB',
      colorBgLayout: '#F6F3EC',
      colorError: '#A3261B',
      linkDecoration: 'underline',
      linkHoverDecoration: 'underline',
      fontFamily: FONT,
      fontSize: 14,
      borderRadius: 6,
      borderRadiusLG: 14,
      controlHeight,
      controlHeightSM: isNarrow ? 40 : 30,
      controlOutlineWidth: 3,
      controlOutline: 'rgba(15, 91, 70, 0.25)',
    },
    components: {
      Button: {
        fontWeight: 500,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        borderRadiusLG: 6,
      },
      Card: { boxShadow: 'none', boxShadowTertiary: 'none' },
      Form: { itemMarginBottom: 20, labelColor: '#14211D' },
      Modal: { titleFontSize: 18 },
      Table: {
        headerBg: '#FFFFFF',
        headerColor: '#4A5650',
        headerSplitColor: 'transparent',
        headerSortActiveBg: '#FFFFFF',
        headerSortHoverBg: '#E3ECE6',
        fixedHeaderSortActiveBg: '#FFFFFF',
        bodySortBg: '#FFFFFF',
        cellPaddingInline: 12,
        cellPaddingBlock: 12,
      },
    },
  };
}
