import type { VisitorQuote } from '@contract/project';
import { WEBSITE_READ } from '@contract/rendering';
import { REQUEST_FORM_WORDS } from '@contract/website/request-form';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastStore } from '@/stores/toasts';
import { FakeApi } from '@/testing/fake-api';
import { REQUEST_ID as ID, quoted, REQUEST, raised } from '@/testing/quotes';
import { renderSite } from '@/testing/render-site';
import { Page } from './contact-page';
import { FOLLOWED_REQUEST, NEW_REQUEST } from './contact-parts';

const TRACK = `GET /project/track/${ID}`;
const ACCEPT = `POST /project/quote/${ID}/accept`;
const DECLINE = `POST /project/quote/${ID}/decline`;
const READS = { 'list:/services': { value: { items: [], total: 0 } } };

const toasts = () => toastStore.getState().toasts.map(({ kind, text }) => `${kind}: ${text}`);
const open = (at = `/contact?request=${ID}`) => renderSite(<Page />, { at, reads: READS });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const step = (name: RegExp) => screen.getByRole('heading', { name, level: 3 }).closest('li');

class NeverNear {
  observe() {}
  disconnect() {}
}

describe('quote tab', () => {
  beforeAll(() => Promise.all([NEW_REQUEST, FOLLOWED_REQUEST].map((part) => part.load())));
  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi();
    localStorage.clear();
    sessionStorage.clear();
    toastStore.setState({ toasts: [] });
    Object.assign(globalThis, { IntersectionObserver: NeverNear });
  });

  async function submitRequest() {
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Bwalya Mulenga');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'bwalya@school.example');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'Web App Designing');
    await userEvent.type(screen.getByRole('textbox', { name: 'Project Description' }), 'A register for our school.');
    await press('Submit Request');
    await screen.findByRole('heading', { name: 'Request Submitted!' });
  }

  it('asks and confirms in the words of the organisation', async () => {
    const requestForm = {
      ...REQUEST_FORM_WORDS,
      labels: { projectScope: 'Lessons', teamSize: 'Learners', description: 'Your hours' },
      missing: 'Please say when you have time.',
      submitted: 'We have your question.',
    };
    api.answer(TRACK, { body: REQUEST });
    const reads = { ...READS, [WEBSITE_READ]: { value: { requestForm } } };
    renderSite(<Page />, { at: '/contact?tab=quote', reads });
    expect(screen.getByRole('combobox', { name: 'Lessons' })).toHaveValue('medium');
    expect(screen.getByRole('combobox', { name: 'Learners' })).toHaveValue('medium');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'Web App Designing');
    await press('Submit Request');
    const description = screen.getByRole('textbox', { name: 'Your hours' });
    expect(description).toHaveAccessibleDescription(expect.stringContaining(requestForm.missing));
    cleanup();

    renderSite(<Page />, { at: `/contact?request=${ID}`, reads });
    expect(await screen.findByText(/^We have your question\. We will tell you here/)).toBeVisible();
  });

  it('submits with the defaults, then shows the confirmation in the place of the form', async () => {
    const message = 'Your project request has been submitted successfully.';
    api.answer('POST /project', { status: 201, body: { success: true, message, msg: message, requestId: ID } });
    api.answer(TRACK, { body: REQUEST });
    const { address } = open('/contact?tab=quote');
    expect(screen.getByText(/Submit your project request to receive a quote/)).toBeVisible();
    expect(step(/Submit Request/)).toHaveAttribute('aria-current', 'step');
    await submitRequest();

    expect(api.callsOf('POST /project')[0].body).toEqual({
      name: 'Bwalya Mulenga',
      email: 'bwalya@school.example',
      phone: '',
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
    // no e-mail goes out before the quote's
    expect(screen.getByText(/and so does the link in each of our e-mails\./)).toBeVisible();
  });

  it('says N/A where the request has no service any more', async () => {
    api.answer(TRACK, { body: { ...REQUEST, service: '' } });
    open();
    expect(await screen.findByText('N/A')).toBeVisible();
  });

  it('shows the quotation that arrived', async () => {
    api.answer(TRACK, { body: quoted('sent', 'Without the app.') });
    open();
    expect(screen.getByText('Loading your quote...')).toBeVisible();
    const paper = within(await screen.findByRole('article', { name: 'Quotation' }));
    expect(paper.getByText('$4,800.00')).toBeVisible();
    expect(paper.getByText('8 weeks')).toBeVisible();
    expect(paper.getByText('Small Team (2-3 people)')).toBeVisible();
    expect(paper.getByText('Without the app.')).toBeVisible();
    expect(paper.getByText('Post-launch support for 30 days')).toBeVisible();
    expect(paper.getByText('November 20, 2026')).toBeVisible();
    expect(paper.queryByText('Prepared for')).toBeNull();
    expect(step(/Receive Quote/)).toHaveAttribute('aria-current', 'step');
  });

  it('leaves out empty notes', async () => {
    api.answer(TRACK, { body: quoted() });
    open();
    await screen.findByRole('article', { name: 'Quotation' });
    expect(screen.queryByRole('heading', { name: 'Notes' })).toBeNull();
  });

  it.each<[VisitorQuote['status'], string, RegExp]>([
    ['accepted', 'Quote accepted', /set the first meeting; there is nothing more/],
    ['rejected', 'Quote declined', /you owe nothing/],
    ['expired', 'This quote has expired', /can no longer be accepted/],
  ])('says what happens next with a quote that is %s, and offers no decision', async (status, title, words) => {
    api.answer(TRACK, { body: quoted(status) });
    open();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Accept Quote|Decline/ })).toBeNull();
  });

  it.each<[VisitorQuote['status'], string, RegExp]>([
    ['accepted', 'Quote accepted', /marked it as accepted for you/],
    ['rejected', 'Quote closed', /We have closed it: nothing will be built/],
  ])('does not say that the client did what staff did: %s', async (status, title, words) => {
    api.answer(TRACK, { body: quoted(status, '', 'staff') });
    open();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByText(/You have (accepted|declined)/)).toBeNull();
  });

  it('says so when the request was closed without a quote', async () => {
    api.answer(TRACK, { body: { ...REQUEST, status: 'rejected' } });
    open();
    expect(await screen.findByRole('heading', { name: 'Request Closed' })).toBeVisible();
  });

  it('has words and a way back for an unknown id', async () => {
    api.answer(TRACK, { status: 404, body: { message: 'Not found.' } });
    const { address } = open();
    expect(await screen.findByRole('heading', { name: 'We do not know this request' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Back to the quote form' }));
    expect(screen.getByRole('form', { name: 'Request a Quote' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Tell us about your project' })).toHaveFocus();
    expect(address.current).toBe('/contact?tab=quote');
  });

  it('offers to try again when the quote cannot be loaded', async () => {
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    api.answer(TRACK, { body: quoted() });
    await press('Retry');
    expect(await screen.findByText('$4,800.00')).toBeVisible();
  });

  it('accepts with one press for the person who just sent the request', async () => {
    api.answer('POST /project', { status: 201, body: { success: true, message: '', msg: '', requestId: ID } });
    api.answer(TRACK, { body: quoted() });
    open('/contact?tab=quote');
    await submitRequest();
    expect(await screen.findByText('Prepared for')).toBeVisible();
    api.answer(ACCEPT, { body: {} });
    api.answer(TRACK, { body: quoted('accepted') });
    await press('Accept Quote and Proceed');
    expect(await screen.findByRole('heading', { name: 'Quote accepted' })).toHaveFocus();
    expect(api.callsOf(ACCEPT).map(({ body }) => body)).toEqual([{ email: 'bwalya@school.example', revision: 1 }]);
  });

  it('asks anybody else for the address, and never puts it into this page’s', async () => {
    api.answer(TRACK, { body: quoted() });
    api.answer(ACCEPT, { status: 404, body: { message: 'Not found.' } });
    const { address } = open();
    await screen.findByText('$4,800.00');
    await press('Accept Quote and Proceed');
    const email = screen.getByRole('textbox', { name: 'Your email' });
    expect(email).toHaveFocus();
    expect(api.callsOf(ACCEPT)).toHaveLength(0);

    await press('Accept Quote and Proceed');
    expect(email).toHaveAccessibleDescription(/Please enter a valid email address\./);
    await userEvent.type(email, 'other@school.example');
    await press('Accept Quote and Proceed');
    await waitFor(() => expect(email).toHaveAccessibleDescription(/not sent with this address/));
    expect(email).toHaveFocus();

    api.answer(ACCEPT, { body: {} });
    api.answer(TRACK, { body: quoted('accepted') });
    await userEvent.clear(email);
    await userEvent.type(email, 'bwalya@school.example');
    await press('Accept Quote and Proceed');
    expect(await screen.findByRole('heading', { name: 'Quote accepted' })).toBeVisible();
    expect(address.current).toBe(`/contact?request=${ID}`);
  });

  it('declines only after a second question', async () => {
    sessionStorage.setItem(`request:${ID}`, JSON.stringify({ email: 'bwalya@school.example', name: 'Bwalya' }));
    api.answer(TRACK, { body: quoted() });
    api.answer(DECLINE, { body: {} });
    open();
    await screen.findByText('$4,800.00');
    await press('Decline');
    await press('Keep it');
    expect(screen.getByRole('button', { name: 'Accept Quote and Proceed' })).toBeVisible();
    expect(api.callsOf(DECLINE)).toHaveLength(0);
    await press('Decline');
    api.answer(TRACK, { body: quoted('rejected') });
    await press('Decline this quote');
    expect(await screen.findByRole('heading', { name: 'Quote declined' })).toHaveFocus();
    expect(api.callsOf(DECLINE).map(({ body }) => body)).toEqual([{ email: 'bwalya@school.example', revision: 1 }]);
  });

  const openAsSender = async () => {
    sessionStorage.setItem(`request:${ID}`, JSON.stringify({ email: 'bwalya@school.example', name: '' }));
    api.answer(TRACK, { body: quoted() });
    open();
    await screen.findByText('$4,800.00');
  };

  it.each<[VisitorQuote['status'], string, string]>([
    ['expired', 'This quote has expired.', 'This quote has expired'],
    ['accepted', 'This quote was accepted already.', 'Quote accepted'],
    ['rejected', 'This quote was declined already.', 'Quote declined'],
  ])('tells in words, and keeps telling, that the quote was %s meanwhile', async (status, message, title) => {
    await openAsSender();
    api.answer(ACCEPT, () => {
      api.answer(TRACK, { body: quoted(status) });
      return { status: 409, body: { message, current: quoted(status).quote } };
    });
    await press('Accept Quote and Proceed');
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(message, { selector: '[role="status"] p' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /Accept Quote|Decline/ })).toBeNull();
    expect(toasts()).toEqual([]);
  });

  it('tells in words that there is no quote any more', async () => {
    await openAsSender();
    api.answer(ACCEPT, () => {
      api.answer(TRACK, { body: REQUEST });
      return { status: 409, body: { message: 'There is no quote to answer yet.' } };
    });
    await press('Accept Quote and Proceed');
    expect(await screen.findByRole('heading', { name: 'Request Received' })).toBeVisible();
    expect(screen.getByText('There is no quote to answer yet.')).toHaveFocus();
  });

  it.each<[string, string, string, string]>([
    ['accept', ACCEPT, 'Accept Quote and Proceed', 'Quote accepted'],
    ['decline', DECLINE, 'Decline this quote', 'Quote declined'],
  ])('shows both prices when the word to %s was for another, and asks anew', async (decision, call, button, title) => {
    await openAsSender();
    api.answer(call, { status: 409, body: { message: 'Read it again.', current: raised().quote } });
    api.answer(TRACK, { body: raised() });
    if (decision === 'decline') await press('Decline');
    await press(button);
    const words = 'You saw $4,800.00. The quote is now $6,400.00.';
    expect(await screen.findByText(words)).toHaveFocus();
    expect(screen.getByText('$6,400.00')).toBeVisible();
    expect(screen.getByText(/^Revised on/)).toHaveTextContent('Revised on November 22, 2026: $4,800.00 → $6,400.00');

    api.answer(call, { body: {} });
    api.answer(TRACK, { body: quoted(decision === 'accept' ? 'accepted' : 'rejected') });
    if (decision === 'decline') await press('Decline');
    await press(button);
    expect(await screen.findByRole('heading', { name: title })).toHaveFocus();
    expect(screen.queryByText(words)).toBeNull();
    const email = 'bwalya@school.example';
    expect(api.callsOf(call).map(({ body }) => body)).toEqual([
      { email, revision: 1 },
      { email, revision: 2 },
    ]);
  });

  it('keeps the address that was typed for a quote that changed meanwhile', async () => {
    api.answer(TRACK, { body: quoted() });
    api.answer(ACCEPT, { status: 409, body: { message: 'Read it again.', current: raised().quote } });
    open();
    await screen.findByText('$4,800.00');
    await press('Accept Quote and Proceed');
    api.answer(TRACK, { body: raised() });
    await userEvent.type(screen.getByRole('textbox', { name: 'Your email' }), 'bwalya@school.example');
    await press('Accept Quote and Proceed');
    expect(await screen.findByText(/^You saw \$4,800\.00/)).toHaveFocus();
    await press('Accept Quote and Proceed');
    expect(screen.getByRole('textbox', { name: 'Your email' })).toHaveValue('bwalya@school.example');
    await press('Accept Quote and Proceed');
    expect(api.callsOf(ACCEPT).map(({ body }) => body)).toMatchObject([{ revision: 1 }, { revision: 2 }]);
  });

  it('says at the buttons, for as long as they stand there, why a word was not taken', async () => {
    await openAsSender();
    api.answer(ACCEPT, { status: 429, body: { message: 'Too many.' }, headers: { 'Retry-After': '90' } });
    await press('Accept Quote and Proceed');
    expect(await screen.findByText(/^Too many requests\. Please try again in 2 minutes/)).toHaveFocus();
    expect(toasts()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Accept Quote and Proceed' })).toBeEnabled();
  });
});
