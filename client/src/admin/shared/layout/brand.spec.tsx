import { fireEvent, screen } from '@testing-library/react';
import { FakeApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { useSiteBrand } from '../site-brand';
import { Brand } from './brand';

const LOGO = '/uploads/logo-360x120.png';
const ICON = '/uploads/icon-512x512.png';

async function show(pictures: { logo?: string; logoOnDark?: string; icon?: string }) {
  const body = { siteName: 'Mosi Digital Academy', logo: '', logoOnDark: '', icon: '', ...pictures };
  new FakeApi().answer('GET /settings', { body });
  await useSiteBrand.getState().reload();
  renderAdmin(<Brand />);
  return [...document.querySelectorAll('img')];
}

describe('the organisation in the office’s rail', () => {
  it('shows initials and name without a logo', async () => {
    expect(await show({})).toEqual([]);
    expect(screen.getByText('MA')).toBeInTheDocument();
    expect(screen.getByText('Mosi Digital Academy')).toBeInTheDocument();
  });

  it('shows the logo, and in the rail a small one in the place of the initials', async () => {
    const [wide, small] = await show({ logo: LOGO });
    expect(wide).toHaveAttribute('alt', 'Mosi Digital Academy');
    expect([wide?.width, small?.width]).toEqual([144, 36]);
    expect(screen.queryByText('MA')).not.toBeInTheDocument();
  });

  it('shows the icon in the rail where there is one', async () => {
    const images = await show({ logo: LOGO, icon: ICON });
    expect(images.map((image) => image.getAttribute('src'))).toEqual([expect.stringContaining('logo'), ICON]);
  });

  it('falls back to initials and name when an image does not come', async () => {
    const [wide] = await show({ logo: LOGO });
    fireEvent.error(wide as HTMLElement);
    expect(screen.getByText('MA')).toBeInTheDocument();
    expect(screen.getByText('Mosi Digital Academy')).toBeInTheDocument();
  });
});
