import { META_READ } from '@contract/rendering';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '@/testing/render-site';
import { SiteHeader } from './site-header';

const drawer = () => screen.queryByRole('dialog', { name: 'Menu' });
const open = async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  return user;
};

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => {
    fireEvent.scroll(window);
  });
}

describe('SiteHeader', () => {
  afterEach(() => scrollTo(0));

  describe('with accounts of visitors', () => {
    const show = (accounts: string) => {
      const meta = { value: { now: '2026-11-20T08:00:00.000Z', publicUrl: 'https://mosi.example', accounts } };
      renderSite(<SiteHeader />, { reads: { [META_READ]: meta } });
      const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
      return links.slice(5).map((link) => [link.textContent, link.getAttribute('href')]);
    };
    const contact = ['Contact', '/contact'];
    const logIn = () => jest.spyOn(document, 'cookie', 'get').mockReturnValue('other=2; mosi-member=1');
    afterEach(() => jest.restoreAllMocks());

    it('links to Login and Sign Up, or to the account after login', () => {
      expect(show('open')).toEqual([contact, ['Login', '/login'], ['Sign Up', '/signup']]);
      cleanup();
      logIn();
      expect(show('open')).toEqual([contact, ['My account', '/account']]);
    });

    it('has none of these links when they are switched off', () => {
      logIn();
      expect(show('off')).toEqual([contact]);
    });
  });

  it.each([
    ['/', 'Home'],
    ['/blogs/1', 'Blog'],
  ])('marks the link that %s belongs to', (at, words) => {
    renderSite(<SiteHeader />, { at });
    const current = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link', { current: 'page' });
    expect(current.map((link) => link.textContent)).toEqual([words]);
  });

  it('is filled after scrolling more than 10 px', () => {
    renderSite(<SiteHeader />);
    scrollTo(10);
    expect(screen.getByRole('banner')).not.toHaveClass('filled');
    scrollTo(11);
    expect(screen.getByRole('banner')).toHaveClass('filled');
  });

  it("wraps Tab from the drawer's last control to its first", async () => {
    renderSite(<SiteHeader />);
    const user = await open();
    const close = screen.getByRole('button', { name: 'Close menu' });
    act(() => close.focus());
    await user.tab({ shift: true });
    expect(within(drawer()!).getByRole('link', { name: 'Sign Up' })).toHaveFocus();
    await user.tab();
    expect(close).toHaveFocus();
  });
});
