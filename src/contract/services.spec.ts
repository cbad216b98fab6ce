import { SERVICE_ICON_LABELS, SERVICE_ICONS, toServiceIcon } from './services';

const SIX = ['pen-tool', 'trending-up', 'file-text', 'share2', 'smartphone', 'code'];

describe('icons of services', () => {
  it('are six, each with a label', () => {
    expect(SERVICE_ICONS).toEqual(SIX);
    expect(Object.keys(SERVICE_ICON_LABELS)).toEqual(SIX);
  });

  it.each(['car', 'headset', 'PenTool', ''])('show "%s" as code', (icon) => {
    expect(toServiceIcon(icon)).toBe('code');
  });
});
