import { BUILT_IN_SERVICES } from '@contract/built-in-services';
import { VISITOR_DEFAULTS } from '@contract/visitor-settings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi } from '@/testing/fake-api';
import { hideUntilSeen } from '@/testing/in-view';
import { renderSite } from '@/testing/render-site';
import { Page } from './contact-page';
import { FOLLOWED_REQUEST, MESSAGE_PANEL, NEW_REQUEST } from './contact-parts';

const READS = { 'list:/services': { value: { items: [], total: 0 } } };

const tab = (name: string) => screen.getByRole('tab', { name });
const service = () => screen.getByRole('combobox', { name: 'Service' });
const submit = () => screen.getByRole('button', { name: 'Submit Request' });

describe('contact page', () => {
  beforeAll(() => Promise.all([MESSAGE_PANEL, NEW_REQUEST, FOLLOWED_REQUEST].map((part) => part.load())));
  beforeEach(() => {
    new FakeApi();
    hideUntilSeen();
  });

  it('shows WhatsApp, hours and networks when set, and no map when off', () => {
    const settings = {
      ...VISITOR_DEFAULTS,
      showMap: false,
      whatsApp: '+260 977 123 456',
      openingHours: 'Monday to Friday, 8 to 17',
      socialLinks: ['https://www.instagram.com/kitwe'],
    };
    renderSite(<Page />, { at: '/contact', reads: { ...READS, '/settings': { value: settings } } });
    const whatsApp = screen.getByRole('link', { name: '+260 977 123 456' });
    expect(whatsApp).toHaveAttribute('href', 'https://wa.me/260977123456');
    expect(screen.getByText('Monday to Friday, 8 to 17')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', 'https://www.instagram.com/kitwe');
    expect(screen.queryByRole('link', { name: 'Facebook' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Find Us' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: VISITOR_DEFAULTS.address })).not.toBeInTheDocument();
  });

  it('shows the contact details of the settings', () => {
    const settings = {
      ...VISITOR_DEFAULTS,
      contactPhone: '+260 (97) 111-2222',
      contactEmail: 'office@school.example',
      address: 'Kitwe',
    };
    renderSite(<Page />, { at: '/contact', reads: { ...READS, '/settings': { value: settings } } });
    const cards = within(screen.getAllByRole('list')[0]!);
    expect(cards.getByRole('link', { name: '+260 (97) 111-2222' })).toHaveAttribute('href', 'tel:+260971112222');
    expect(cards.getByRole('link', { name: 'office@school.example' })).toHaveAttribute(
      'href',
      'mailto:office@school.example',
    );
    expect(cards.getByText('Kitwe')).toBeVisible();
  });

  it('changes tabs with arrow keys and stores the tab in the URL', async () => {
    const { address } = renderSite(<Page />, { at: '/contact', reads: READS });
    expect(tab('Contact Us')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('heading', { name: 'Get In Touch' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'How Our Quote Process Works' })).toBeNull();

    await userEvent.click(tab('Contact Us'));
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Request a Quote')).toHaveFocus();
    expect(tab('Request a Quote')).toHaveAttribute('tabindex', '0');
    expect(tab('Contact Us')).toHaveAttribute('tabindex', '-1');
    expect(screen.getByRole('heading', { name: 'How Our Quote Process Works' })).toBeVisible();
    await waitFor(() => expect(address.current).toBe('/contact?tab=quote'));

    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Contact Us')).toHaveFocus();
    await waitFor(() => expect(address.current).toBe('/contact'));
    await userEvent.keyboard('{End}');
    expect(tab('Request a Quote')).toHaveFocus();
  });

  it('keeps typed text while the other tab is open', async () => {
    renderSite(<Page />, { at: '/contact', reads: READS });
    await userEvent.type(screen.getByRole('textbox', { name: 'Subject' }), 'Fees');
    await userEvent.click(tab('Request a Quote'));
    await userEvent.click(tab('Contact Us'));
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Fees');
  });

  it('offers the default services without stored ones, and requires a choice', async () => {
    renderSite(<Page />, { at: '/contact?tab=quote', reads: READS });
    const titles = BUILT_IN_SERVICES.map(({ title }) => title);
    expect(
      within(service())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Select a service', ...titles]);
    expect(submit()).toBeEnabled();
    await userEvent.click(service());
    expect(submit()).toBeDisabled();
    await userEvent.selectOptions(service(), 'Digital Marketing');
    expect(submit()).toBeEnabled();
  });

  it('shows that services load, then the defaults with Retry on failure', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    renderSite(<Page />, { at: '/contact?tab=quote' });
    expect(service()).toBeDisabled();
    expect(service()).toHaveDisplayValue('Loading services...');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(within(service()).getByRole('option', { name: 'Web App Designing' })).toBeInTheDocument();
    expect(console.warn).toHaveBeenCalled();
  });

  it.each(['digital-marketing', '6740f2c1a9d3e85b7c21f04d'])('selects the service in the URL: %s', (name) => {
    const items = [
      { _id: '6740f2c1a9d3e85b7c21f04c', slug: 'robots', title: 'Robots' },
      { _id: '6740f2c1a9d3e85b7c21f04d', slug: 'digital-marketing', title: 'Digital Marketing' },
    ];
    renderSite(<Page />, {
      at: `/contact?service=${name}`,
      reads: { 'list:/services': { value: { items, total: 2 } } },
    });
    expect(service()).toHaveDisplayValue('Digital Marketing');
    expect(submit()).toBeEnabled();
  });
});
