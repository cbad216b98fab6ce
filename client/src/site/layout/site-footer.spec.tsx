import { LINKED_PATH, listRead, META_READ, type PageReads, SETTINGS_READ, WEBSITE_READ } from '@contract/rendering';
import { VISITOR_DEFAULTS, type VisitorSettings } from '@contract/visitor-settings';
import { screen, within } from '@testing-library/react';
import { renderSite, SAMPLE_WEBSITE } from '@/testing/render-site';
import { SiteFooter } from './site-footer';

function show(settings: Partial<VisitorSettings> = {}, words: object = {}, there: string[] = [], accounts = 'open') {
  const reads: PageReads = {
    [SETTINGS_READ]: { value: { ...VISITOR_DEFAULTS, ...settings } },
    [WEBSITE_READ]: { value: { ...SAMPLE_WEBSITE, footerLinks: { ...SAMPLE_WEBSITE.footerLinks, ...words } } },
    [META_READ]: { value: { now: '2026-11-20T08:00:00.000Z', publicUrl: 'https://mosi.example', accounts } },
    [listRead(LINKED_PATH)]: { value: { items: there, total: there.length } },
  };
  renderSite(<SiteFooter />, { reads });
}
const column = (name: string) => within(screen.getByRole('navigation', { name }));

describe('SiteFooter', () => {
  it('links only to existing pages, and shows the others as text', () => {
    const second = [
      { text: 'FAQ', to: '/faq' },
      { text: 'Member area', to: '/login' },
    ];
    show({}, { second }, ['terms'], 'off');
    expect(column('Company').getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about');
    expect(column('Legal').getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
    expect(column('Legal').getByText('Cookies').closest('a')).toBeNull();
    expect(column('Help').getByText('FAQ').closest('a')).toBeNull();
    expect(screen.queryByText('Member area')).toBeNull();
  });

  it('shows only the contact details that are set', () => {
    show({ contactEmail: 'desk@school.example', address: 'Kitwe' });
    expect(screen.getByRole('link', { name: 'desk@school.example' })).toHaveAttribute(
      'href',
      'mailto:desk@school.example',
    );
    expect(screen.getByText(/Kitwe/)).toBeInTheDocument();
    expect(screen.queryByText(/WhatsApp/)).toBeNull();
  });

  it('shows opening hours, WhatsApp and profiles elsewhere', () => {
    show({
      openingHours: 'Monday to Friday, 8 to 17',
      whatsApp: '+260 97 123 4567',
      socialLinks: ['https://www.facebook.com/', 'https://www.facebook.com/our-school'],
    });
    expect(screen.getByText('Monday to Friday, 8 to 17')).toBeInTheDocument();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('https://wa.me/260971234567');
    expect(links).toContain('https://www.facebook.com/our-school');
    // The footer links only to profiles. The home page of a network is no profile.
    expect(links).not.toContain('https://www.facebook.com/');
  });
});
