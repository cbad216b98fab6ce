import { REFUSED_FORM, type RefusedForm } from '@contract/page-forms';
import type { TrackedRequest, VisitorQuote } from '@contract/project';
import { trackPath } from '@contract/read-paths';
import { META_READ, type PageReads, SETTINGS_READ } from '@contract/rendering';
import { VISITOR_DEFAULTS } from '@contract/visitor-settings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshApi } from '@/testing/fake-api';
import { renderSite } from '@/testing/render-site';
import { quoted, REQUEST, REQUEST_ID, raised } from '@/testing/sample-quotes';
import { Page } from './quote-page';

const PATH = `/quotes/${REQUEST_ID}`;
const TRACK = `GET /project/track/${REQUEST_ID}`;
const EMAIL = 'bwalya@example.com';

function open(request: TrackedRequest, { at = PATH, now = '2026-11-20T08:00:00.000Z', more = {} as PageReads } = {}) {
  const reads = {
    [trackPath(REQUEST_ID)]: { value: request },
    [META_READ]: { value: { now, publicUrl: 'https://mosi.example' } },
    ...more,
  };
  return renderSite(<Page params={{ id: REQUEST_ID, slug: '', token: '' }} />, { at, reads });
}

const emailField = (form: RegExp | string = /^(Accept|Decline) the/) =>
  within(screen.getByRole('form', { name: form })).getByLabelText(/^Email address/);
const level = (number: number) => screen.getByRole('heading', { level: number });

describe('the page of a request', () => {
  const api = freshApi();
  beforeEach(() => {
    api.answer(TRACK, () => new Promise(() => undefined));
  });

  it.each<[string, TrackedRequest, string, RegExp, RegExp]>([
    ['waiting', REQUEST, 'Received', /We have your request/, /answer by Monday, November 23/],
    [
      'in review',
      { ...REQUEST, status: 'in_review' },
      'In review',
      /We are preparing your quote/,
      /Our answer by ?November 23/,
    ],
    ['accepted', quoted('accepted'), 'Accepted', /Quote accepted. Thank you, Bwalya/, /\$4,800\.00/],
    [
      'marked as accepted',
      quoted('accepted', '', 'staff'),
      'Accepted',
      /Quote accepted/,
      /If you did not agree to this/,
    ],
    [
      'accepted before there was a quote',
      { ...REQUEST, status: 'accepted' },
      'Accepted',
      /Quote accepted/,
      /first meeting/,
    ],
    ['expired', quoted('expired'), 'Expired', /This quote has expired/, /Total ?\$4,800\.00/],
    [
      'declined',
      quoted('rejected'),
      'Declined',
      /You declined this quote on November 23, 2026/,
      /Your reason: “The price”/,
    ],
    ['closed', quoted('rejected', '', 'staff'), 'Closed', /We closed this request/, /you owe nothing/],
    [
      'closed without a quote',
      { ...REQUEST, status: 'rejected' },
      'Closed',
      /We closed this request/,
      /If you still need it, send us a message/,
    ],
  ])('shows state, next step and contact details when it is %s', (_state, request, label, title, words) => {
    const { container } = open(request);
    expect(level(1).parentElement).toHaveTextContent(new RegExp(`${label}$`));
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(title);
    expect(container).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: '+260 97 000 0000' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Accept/ })).toBeNull();
  });

  it('sends a question, shows it in the conversation and empties the form', async () => {
    open(REQUEST);
    const asked = { _id: 'm1', from: 'client' as const, text: 'With VAT?', by: '', at: '2026-11-20T08:00:00.000Z' };
    api.answer(`POST /project/track/${REQUEST_ID}/messages`, { status: 201, body: { ...REQUEST, thread: [asked] } });
    await userEvent.type(screen.getByLabelText('Add information to your request'), 'With VAT?');
    await userEvent.type(emailField('Ask a question'), EMAIL);
    await userEvent.click(screen.getByRole('button', { name: 'Send information' }));
    expect(await screen.findByText("Sent. We'll reply here and by email.")).toBeVisible();
    expect(screen.getByText('With VAT?')).toBeVisible();
    expect(screen.getByLabelText('Add information to your request')).toHaveValue('');
    const [call] = api.callsOf(`POST /project/track/${REQUEST_ID}/messages`);
    expect(call?.body).toEqual({ email: EMAIL, text: 'With VAT?' });
  });

  it('can be shared by WhatsApp with its URL', () => {
    open(REQUEST);
    const link = new URL(screen.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href') ?? '');
    expect(link.origin + link.pathname).toBe('https://wa.me/');
    // Spaces must not become `+`, because some phones show the `+` in the message.
    expect(link.search).not.toContain('+');
    expect(link.searchParams.get('text')).toContain(`https://mosi.example${PATH}`);
  });

  it('shows the day on which the price expired', () => {
    open(quoted('expired'), { now: '2026-12-22T22:30:00.000Z' });
    expect(screen.getByRole('heading', { name: 'This quote expired on December 22, 2026.' })).toBeVisible();
  });

  it('shows that the answer is overdue', () => {
    const { container } = open(REQUEST, { now: '2026-11-24T08:00:00.000Z' });
    expect(container).toHaveTextContent('Sorry, we are late. We promised an answer by Monday, November 23.');
  });

  it('begins with the quote: total, changes and both answers', () => {
    open(raised());
    expect(level(1)).toHaveTextContent('Quote Q-2026-0042');
    expect(
      within(screen.getByRole('region', { name: 'Quote summary' })).getByText('Valid until').parentElement,
    ).toHaveTextContent('December 22, 202632 days from today');
    expect(screen.getByText('Quote ready')).toBeVisible();
    expect(screen.getAllByText(/Revised on/)[0]).toHaveTextContent(
      'Revised on November 22, 2026: $4,800.00 → $6,400.00',
    );
    expect(screen.getByRole('link', { name: 'Accept Quote and Proceed' })).toHaveAttribute('href', `${PATH}?do=accept`);
    expect(screen.getByRole('link', { name: 'Decline' })).toHaveAttribute('href', `${PATH}?do=decline`);
    expect(screen.getByRole('article', { name: 'Quotation Q-2026-0042' })).toHaveTextContent(
      'Prepared forBwalya Mulenga',
    );
  });

  it('offers a PDF once there is a quote', () => {
    open(quoted());
    const pdf = screen.getByRole('link', { name: 'Download PDF (up to 200 kB)' });
    expect(pdf).toHaveAttribute('href', `/api/project/quote/${REQUEST_ID}/pdf`);
  });

  it('shows lines, sums, tax number and expiry, with K for Kwacha', () => {
    const request = quoted();
    const terms = {
      currency: 'ZMW' as const,
      lines: [
        { text: 'School register\nFor one school', quantity: 1, unitPrice: 24_000 },
        { text: 'Moving the records', quantity: 640, unitPrice: 7.5 },
      ],
      price: 33_408,
      vatPercent: 16,
      depositPercent: 40,
      sendings: [],
    };
    open({ ...request, quote: { ...(request.quote as VisitorQuote), ...terms, tpin: '1000000000' } });
    const quotation = screen.getByRole('article', { name: 'Quotation Q-2026-0042' });
    const rows = within(quotation)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'What we doQuantityUnit priceAmount',
      'School registerFor one school1K24,000.00K24,000.00',
      'Moving the records640K7.50K4,800.00',
    ]);
    expect(quotation).toHaveTextContent('SubtotalK28,800.00VAT 16%K4,608.00TotalK33,408.00Deposit (40%)K13,363.20');
    expect(quotation).toHaveTextContent('TPIN 1000000000');
    expect(quotation).toHaveTextContent('Valid untilDecember 22, 2026');
    expect(screen.getByText('Total, including 16% VAT')).toBeVisible();
    expect(document.body.textContent).not.toContain('$');
  });

  it('accepts the shown revision in a step with its own URL', async () => {
    open(quoted());
    await userEvent.click(screen.getByRole('link', { name: 'Accept Quote and Proceed' }));
    expect(screen.getByRole('heading', { name: 'Accept $4,800.00?' })).toHaveFocus();
    api.answer(`POST /project/quote/${REQUEST_ID}/accept`, { body: quoted('accepted') });
    api.answer(TRACK, { body: quoted('accepted') });
    await userEvent.type(emailField(), EMAIL);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, accept and proceed' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: /Quote accepted/ })).toHaveFocus());
    expect(api.callsOf(`POST /project/quote/${REQUEST_ID}/accept`)[0]?.body).toEqual({ email: EMAIL, revision: 1 });
  });

  it('shows both prices after another revision replaced the shown one', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    open(quoted(), { at: `${PATH}?do=accept` });
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    await user.type(emailField(), EMAIL);
    const { quote: current } = raised();
    api.answer(`POST /project/quote/${REQUEST_ID}/accept`, { status: 409, body: { message: 'Revised.', current } });
    await user.click(screen.getByRole('button', { name: 'Yes, accept and proceed' }));
    await act(() => jest.advanceTimersByTimeAsync(50));
    expect(screen.getByRole('heading', { name: /The price has changed/ })).toHaveFocus();
    expect(screen.getByText('Before').parentElement).toHaveTextContent('$4,800.00');
    expect(screen.getByText('Now').parentElement).toHaveTextContent('$6,400.00');
    expect(screen.getByText('Revised')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Accept $6,400.00' })).toBeEnabled();
    expect(emailField()).toHaveValue(EMAIL);
  });

  it('declines with a reason and a text', async () => {
    open(quoted(), { at: `${PATH}?do=decline` });
    await userEvent.click(screen.getByRole('radio', { name: 'Not now' }));
    await userEvent.type(screen.getByLabelText(/Anything to add/), 'Next year.');
    await userEvent.type(emailField(), EMAIL);
    api.answer(`POST /project/quote/${REQUEST_ID}/decline`, { body: quoted('rejected') });
    await userEvent.click(screen.getByRole('button', { name: 'Decline this quote' }));
    await waitFor(() =>
      expect(api.callsOf(`POST /project/quote/${REQUEST_ID}/decline`)[0]?.body).toEqual({
        email: EMAIL,
        revision: 1,
        reason: 'not_now',
        text: 'Next year.',
      }),
    );
  });

  it('shows a refusal first after a post without script', () => {
    const refused: RefusedForm = {
      form: 'accept',
      status: 409,
      message: 'Revised.',
      errors: [],
      values: { email: EMAIL },
      more: raised().quote.previous,
    };
    open(raised(), { at: `${PATH}?do=accept`, more: { [REFUSED_FORM]: { value: refused } } });
    expect(screen.getByText('Before').parentElement).toHaveTextContent('$4,800.00');
    expect(emailField()).toHaveValue(EMAIL);
  });

  it('shows a new quote without moving the focus', async () => {
    jest.useFakeTimers();
    api.answer(TRACK, { body: REQUEST });
    open(REQUEST);
    await act(() => jest.advanceTimersByTimeAsync(10));
    const link = screen.getByRole('link', { name: '+260 97 000 0000' });
    link.focus();
    api.answer(TRACK, { body: quoted() });
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(screen.getByRole('link', { name: 'Accept Quote and Proceed' })).toBeVisible();
    expect(screen.getByText('Status: Quote ready.')).toBeInTheDocument();
    expect(level(1)).not.toHaveFocus();
  });

  it('links back when the id is cut off or unknown', () => {
    const settings = { ...VISITOR_DEFAULTS, contactPhone: '+260 97 111 2222', whatsApp: '+260 977 123 456' };
    renderSite(<Page params={{ id: REQUEST_ID, slug: '', token: '' }} />, {
      at: PATH,
      reads: {
        [trackPath(REQUEST_ID)]: { status: 404, message: 'Not found.' },
        [SETTINGS_READ]: { value: settings },
      },
    });
    expect(level(1)).toHaveTextContent('We could not find this request');
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/contact?do=find', 'tel:+260971112222', 'https://wa.me/260977123456']);
  });
});
