import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastStore } from '@/stores/toasts';
import { freshApi } from '@/testing/fake-api';
import { hideUntilSeen } from '@/testing/in-view';
import { renderSite } from '@/testing/render-site';
import { REQUEST_ID as ID, quoted, REQUEST } from '@/testing/sample-quotes';
import { Link } from '@/ui/link';
import { Page } from './contact-page';
import { FOLLOWED_REQUEST, NEW_REQUEST } from './contact-parts';

const TRACK = `GET /project/track/${ID}`;
const ACCEPT = `POST /project/quote/${ID}/accept`;
const READS = { 'list:/services': { value: { items: [], total: 0 } } };

const toasts = () => toastStore.getState().toasts.map(({ kind, text }) => `${kind}: ${text}`);
const open = (at = `/contact?request=${ID}`) => renderSite(<Page />, { at, reads: READS });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const step = (name: RegExp) => screen.getByRole('heading', { name, level: 3 }).closest('li');

describe('quote tab', () => {
  beforeAll(() => Promise.all([NEW_REQUEST, FOLLOWED_REQUEST].map((part) => part.load())));
  const api = freshApi();
  beforeEach(() => {
    toastStore.setState({ toasts: [] });
    hideUntilSeen();
  });

  async function fillInRequest(service = 'Web App Designing') {
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Bwalya Mulenga');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'bwalya@school.example');
    if (service) await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Service' }), service);
    await userEvent.type(screen.getByRole('textbox', { name: 'Project Description' }), 'A register for our school.');
  }
  async function submitRequest() {
    await fillInRequest();
    await press('Submit Request');
    await screen.findByRole('heading', { name: 'Request Submitted!' });
  }

  it('submits with the defaults, then replaces the form with the confirmation', async () => {
    const message = 'Your project request has been submitted successfully.';
    api.answer('POST /project', { status: 201, body: { success: true, message, msg: message, requestId: ID } });
    api.answer(TRACK, { body: REQUEST });
    const { address } = open('/contact?tab=quote');
    expect(screen.getByText(/Submit your project request to receive a quote/)).toBeVisible();
    expect(step(/Submit Request/)).toHaveAttribute('aria-current', 'step');
    await submitRequest();

    expect(api.callsOf('POST /project')[0]?.body).toEqual({
      name: 'Bwalya Mulenga',
      email: 'bwalya@school.example',
      phone: '',
      organisation: '',
      tpin: '',
      serviceId: 'web-app-designing',
      projectScope: 'medium',
      teamSize: 'medium',
      timeframe: 'flexible',
      description: 'A register for our school.',
    });
    expect(toasts()).toEqual([`success: ${message}`]);
    expect(address.current).toBe(`/contact?request=${ID}`);
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Request Submitted!' })).toHaveFocus();
    expect(screen.getAllByText(ID)[0]).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Request Received' })).toBeVisible();
    expect(screen.getByText(/1-2 business days\.$/, { selector: 'ol[class] > li' })).toBeVisible();
    expect(screen.getByText('Web App Designing')).toBeVisible();
    expect(screen.getByText('Standard features, custom design, moderate complexity')).toBeVisible();
    expect(step(/Admin Review/)).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText(/use the link in any of our emails\./)).toBeVisible();
  });

  it('keeps the text and shows the default error without a message', async () => {
    api.answer('POST /project', { status: 502, contentType: 'text/html', body: '<html>' });
    open('/contact?tab=quote');
    await fillInRequest();
    await press('Submit Request');
    await waitFor(() => expect(toasts()).toEqual(['error: An error occurred. Please try again.']));
    expect(screen.getByRole('textbox', { name: 'Project Description' })).toHaveValue('A register for our school.');
  });

  it('sends the same request after a lost one was opened again', async () => {
    const apps = { _id: 's1', slug: 'apps', title: 'Apps' };
    const address = '/contact?tab=quote&service=apps';
    const begin = (at: string) => {
      const parts = [
        <Page key="page" />,
        <Link key="view" to={address}>
          View
        </Link>,
      ];
      renderSite(<div>{parts}</div>, { at, reads: { 'list:/services': { value: { items: [apps], total: 1 } } } });
    };
    begin(address);
    await fillInRequest('');
    await press('Submit Request');
    cleanup();
    begin('/contact?tab=quote');
    await userEvent.click(screen.getByRole('link', { name: 'View' }));
    await press('Submit Request');
    const [first, second] = api.callsOf('POST /project');
    expect(second).toEqual(first);
  });

  it('shows N/A for a deleted service', async () => {
    api.answer(TRACK, { body: { ...REQUEST, service: '' } });
    open();
    expect(await screen.findByText('N/A')).toBeVisible();
  });

  it('shows the quote with all its terms', async () => {
    const { quote, ...request } = quoted('sent', 'Without the app.');
    const lines = [{ text: 'Register', quantity: 2, unitPrice: 2400 }];
    const terms = { lines, vatPercent: 16, depositPercent: 40, price: 5568 };
    api.answer(TRACK, { body: { ...request, quote: { ...quote, ...terms } } });
    open();
    expect(screen.getByText('Loading your quote...')).toBeVisible();
    const quotation = within(await screen.findByRole('article', { name: 'Quotation Q-2026-0042' }));
    const words = ['2,400.00', 'VAT 16%', '$5,568.00', '$2,227.20', '8 weeks', 'Small Team (2-3 people)'];
    for (const text of [...words, 'Without the app.', 'Post-launch support for 30 days', 'Bwalya Mulenga'])
      expect(quotation.getAllByText(text, { exact: false })[0]).toBeVisible();
    expect(quotation.getByText('Valid until').nextSibling).toHaveTextContent('December 22, 2026');
    expect(
      within(screen.getByRole('region', { name: 'Quote summary' })).getByText('Valid until').nextSibling,
    ).toHaveTextContent('December 22, 2026');
    expect(step(/Receive Quote/)).toHaveAttribute('aria-current', 'step');
    expect(screen.getByRole('link', { name: 'Open your request on its own page' })).toHaveAttribute(
      'href',
      `/quotes/${ID}`,
    );
  });

  it('explains an unknown id and links back', async () => {
    api.answer(TRACK, { status: 404, body: { message: 'Not found.' } });
    const { address } = open();
    expect(await screen.findByRole('heading', { name: 'We could not find this request' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Back to the quote form' }));
    expect(screen.getByRole('form', { name: 'Request a Quote' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Tell us about your project' })).toHaveFocus();
    expect(address.current).toBe('/contact?tab=quote');
  });

  it('offers Retry when the quote cannot be loaded', async () => {
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the quote');
    api.answer(TRACK, { body: quoted() });
    await press('Retry');
    expect(await screen.findByRole('region', { name: 'Quote summary' })).toBeVisible();
  });

  it('confirms an acceptance with the price, and knows the sender', async () => {
    api.answer('POST /project', { status: 201, body: { success: true, message: '', msg: '', requestId: ID } });
    api.answer(TRACK, { body: quoted() });
    const { address } = open('/contact?tab=quote');
    await submitRequest();
    await screen.findByRole('region', { name: 'Quote summary' });
    await press('Accept Quote and Proceed');
    expect(screen.getByRole('heading', { name: 'Accept $4,800.00?' })).toHaveFocus();
    expect(screen.getByRole('article', { name: 'Quotation Q-2026-0042' })).toBeVisible();
    expect(api.callsOf(ACCEPT)).toHaveLength(0);
    api.answer(ACCEPT, { body: {} });
    api.answer(TRACK, { body: quoted('accepted') });
    await press('Yes, accept and proceed');
    expect(await screen.findByRole('heading', { name: /^Quote accepted/ })).toHaveFocus();
    expect(api.callsOf(ACCEPT).map(({ body }) => body)).toEqual([{ email: 'bwalya@school.example', revision: 1 }]);
    await waitFor(() => expect(address.current).toBe(`/contact?request=${ID}`));
  });

  it('asks others for the email address, which no URL contains', async () => {
    api.answer(TRACK, { body: quoted() });
    api.answer(ACCEPT, { status: 404, body: { message: 'Not found.' } });
    const { address } = open();
    await screen.findByRole('region', { name: 'Quote summary' });
    await press('Accept Quote and Proceed');
    const email = screen.getByRole('textbox', { name: 'Email address you used for this request' });
    await press('Yes, accept and proceed');
    expect(email).toHaveAccessibleDescription(/Please enter a valid email address/);
    await userEvent.type(email, 'other@school.example');
    await press('Yes, accept and proceed');
    await waitFor(() => expect(email).toHaveAccessibleDescription(/not the email address used/));
    expect(email).toHaveFocus();
    expect(address.current).toBe(`/contact?request=${ID}&do=accept`);
  });
});
