import { render, screen } from '@testing-library/react';
import { hasLogo, Logo } from './logo';

const LIGHT = '/uploads/0123456789abcdef01234567-400x100.svg';
const DARK = '/uploads/0123456789abcdef01234568-1600x400.png';

const show = (logo: string, logoOnDark: string) => {
  render(<Logo siteName="Chanda Driving" logo={logo} logoOnDark={logoOnDark} maxWidth={200} maxHeight={40} />);
  return screen.queryAllByRole('img', { name: 'Chanda Driving' }) as HTMLImageElement[];
};

describe('Logo', () => {
  it.each([
    ['', '', false],
    [LIGHT, '', true],
    ['', DARK, true],
  ])('renders "%s" and "%s": %s', (logo, logoOnDark, isThere) => {
    expect(hasLogo({ logo, logoOnDark })).toBe(isThere);
    expect(show(logo, logoOnDark)).toHaveLength(isThere ? 1 : 0);
  });

  it('reserves its space and loads the smallest sharp file', () => {
    const [light, dark] = show(LIGHT, DARK);
    expect([light?.getAttribute('src'), light?.width, light?.height]).toEqual([LIGHT, 160, 40]);
    expect([dark?.getAttribute('src'), dark?.width, dark?.height]).toEqual([
      DARK.replace('.png', '-w480.webp'),
      160,
      40,
    ]);
  });

  it('needs no plate with a file for each background', () => {
    expect(show(LIGHT, DARK).map(({ className }) => className)).toEqual(['firm onLight', 'firm onDark']);
  });

  it.each([
    [LIGHT, '', 'lightPlate'],
    ['', DARK, 'darkPlate'],
  ])('shows "%s" and "%s" on a %s', (logo, logoOnDark, plate) => {
    expect(show(logo, logoOnDark).map(({ className }) => className)).toEqual([`firm ${plate}`]);
  });
});
