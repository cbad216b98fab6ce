import { CONTACT_TEXTS } from '@contract/contact';
import { EARLY_TEXT } from '@contract/early-text';
import { REFUSED_FORM, type RefusedForm } from '@contract/page-forms';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveDraft } from '@/lib/stored-form';
import { toastStore } from '@/stores/toasts';
import { type FakeAnswer, freshApi } from '@/testing/fake-api';
import { fakeDate } from '@/testing/fake-date';
import { renderSite } from '@/testing/render-site';
import { MessageForm } from './message-form';

const SENT: FakeAnswer = { status: 201, body: { success: true, msg: CONTACT_TEXTS.sent, message: CONTACT_TEXTS.sent } };
const ROUTE = 'POST /contact';

const toasts = () => toastStore.getState().toasts.map(({ kind, text }) => `${kind}: ${text}`);
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
/** Finds the status text beside the button. The form shows it while it waits for the connection. */
const note = () => within(screen.getByRole('form')).getByRole('status');
/** Finds the result above the form. */
const line = () => screen.getAllByRole('status')[0];
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }));

async function fillIn() {
  await userEvent.type(field('Name'), 'Bwalya Mulenga');
  await userEvent.type(field('Email'), 'bwalya@school.example');
  await userEvent.type(field('Subject'), 'Fees');
  await userEvent.type(field('Message'), 'How much is the course?');
}

function goOffline(isOffline: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: !isOffline, configurable: true });
}

describe('contact form', () => {
  const api = freshApi();
  beforeEach(() => {
    toastStore.setState({ toasts: [] });
    goOffline(false);
    Element.prototype.scrollIntoView = jest.fn();
  });

  it('sends the message, resets the form and confirms', async () => {
    api.answer(ROUTE, SENT);
    renderSite(<MessageForm subject="" />);
    await fillIn();
    await send();
    expect(await screen.findByRole('button', { name: 'Send Message' })).toBeEnabled();
    expect(api.callsOf(ROUTE)).toHaveLength(1);
    expect(api.callsOf(ROUTE)[0]?.body).toEqual({
      name: 'Bwalya Mulenga',
      email: 'bwalya@school.example',
      phone: '',
      subject: 'Fees',
      message: 'How much is the course?',
    });
    expect(toasts()).toEqual(['success: Your message has been sent. We will contact you soon.']);
    for (const name of ['Name', 'Email', /Phone/, 'Subject', 'Message']) expect(field(name)).toHaveValue('');
    expect(localStorage).toHaveLength(0);
  });

  it('shows above the emptied form when it was sent', async () => {
    fakeDate('2026-11-25T21:52:10.000Z');
    api.answer(ROUTE, SENT);
    renderSite(<MessageForm subject="" />);
    expect(line()).toBeEmptyDOMElement();
    await fillIn();
    await send();
    await waitFor(() => expect(line()).toHaveTextContent(/^Sent at 23:52\. We'll reply to bwalya@school\.example\.$/));
    expect(line()!.compareDocumentPosition(screen.getByRole('form'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
    expect(screen.getAllByText(/Sent at/)).toHaveLength(1);
  });

  it('shows an error at each missing required field and sends nothing', async () => {
    renderSite(<MessageForm subject="" />);
    await send();
    expect(field('Name')).toHaveAccessibleDescription('Please enter your name.');
    expect(field('Email')).toHaveAccessibleDescription('Please enter your email address.');
    expect(field('Subject')).toHaveAccessibleDescription('Please enter a subject.');
    expect(field('Message')).toHaveAccessibleDescription('Please write your message.');
    expect(field(/Phone/)).toBeValid();
    expect(field('Name')).toHaveFocus();
    expect(api.calls).toHaveLength(0);
  });

  it('focuses the field of a server error and keeps the text', async () => {
    api.answer(ROUTE, {
      status: 400,
      body: { message: 'Please check the marked fields.', errors: [{ field: 'email', message: 'No such address.' }] },
    });
    renderSite(<MessageForm subject="" />);
    await fillIn();
    await send();
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Email')).toBeInvalid();
    expect(field('Email')).toHaveAccessibleDescription('No such address.');
    expect(field('Message')).toHaveValue('How much is the course?');
    expect(toasts()).toEqual(['error: Please check the marked fields.']);
    await userEvent.type(field('Email'), 'x');
    expect(field('Email')).toBeValid();
  });

  it('sends once when it is pressed repeatedly, and reports a delay', async () => {
    let finish: (answer: FakeAnswer) => void = () => undefined;
    api.answer(ROUTE, () => new Promise((resolve) => (finish = resolve)));
    renderSite(<MessageForm subject="" />);
    await fillIn();
    const form = screen.getByRole('form');
    jest.useFakeTimers();
    act(() => {
      for (let press = 0; press < 3; press += 1) {
        form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      }
    });
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    act(() => jest.advanceTimersByTime(8_000));
    expect(note()).toHaveTextContent('Still sending. Please keep this page open.');
    jest.useRealTimers();
    finish(SENT);
    expect(await screen.findByRole('button', { name: 'Send Message' })).toBeEnabled();
    expect(api.callsOf(ROUTE)).toHaveLength(1);
  });

  it('retries with the same key and changes it with the text', async () => {
    api.answer(ROUTE, { status: 503, body: { message: 'The database is not available.' } });
    renderSite(<MessageForm subject="" />);
    await fillIn();
    await send();
    await send();
    await userEvent.type(field('Message'), ' Thank you.');
    await send();
    await waitFor(() => expect(api.callsOf(ROUTE)).toHaveLength(3));
    const keys = api.callsOf(ROUTE).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[0]).toMatch(/^[\w-]{8,64}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('keeps text and key over a reload', async () => {
    const { unmount } = renderSite(<MessageForm subject="" />);
    await fillIn();
    await send();
    await waitFor(() => expect(toasts()).toEqual([`error: ${CONTACT_TEXTS.exception}`]));
    expect(note()).toHaveTextContent(/^The connection failed\. Please select the button again\./);
    // Another tab stores its own text.
    saveDraft('message', { values: { subject: 'x' }, prefill: '{}', sentAs: null });
    unmount();

    api.answer(ROUTE, SENT);
    renderSite(<MessageForm subject="" />);
    expect(field('Message')).toHaveValue('How much is the course?');
    await send();
    await waitFor(() => expect(localStorage).toHaveLength(0));
    const [first, second] = api.callsOf(ROUTE).map(({ headers }) => headers['Idempotency-Key']);
    expect(second).toBe(first);
  });

  it('shows at the button when it may be sent again', async () => {
    api.answer(ROUTE, { status: 429, body: { message: 'Too many.' }, headers: { 'Retry-After': '90' } });
    renderSite(<MessageForm subject="" />);
    await fillIn();
    await send();
    await waitFor(() =>
      expect(note()).toHaveTextContent(/^Too many requests\. Please try again in 2 minutes, at \d\d:\d\d\.$/),
    );
    expect(toasts()).toEqual([]);
    expect(field('Message')).toHaveValue('How much is the course?');
    expect(screen.getByRole('button', { name: 'Send Message' })).toHaveFocus();
    api.answer(ROUTE, SENT);
    await send();
    await waitFor(() => expect(note()).toBeEmptyDOMElement());
  });

  it('reports a missing connection and sends when it is back', async () => {
    api.answer(ROUTE, SENT);
    goOffline(true);
    renderSite(<MessageForm subject="" />);
    await fillIn();
    await send();
    expect(note()).toHaveTextContent(
      "You're offline. Keep this page open, and we'll send your text when you are back online. If you close this page, your text stays on this device for 7 days, and you can send it later.",
    );
    expect(api.calls).toHaveLength(0);

    goOffline(false);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => expect(toasts()).toEqual([`success: ${CONTACT_TEXTS.sent}`]));
    expect(api.callsOf(ROUTE)).toHaveLength(1);
    expect(note()).toBeEmptyDOMElement();
  });

  it('posts to its page, and sends nothing while the browser is posting', async () => {
    renderSite(<MessageForm subject="" />, { at: '/contact' });
    const form = screen.getByRole('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '?do=message#message-result');
    await fillIn();
    form.dataset.posting = '';
    let isLeft = false;
    form.addEventListener('submit', (event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    });
    await send();
    expect(isLeft).toBe(true);
    expect(api.calls).toHaveLength(0);
  });

  describe('in the document that answers a post', () => {
    const refused: RefusedForm = {
      form: 'message',
      status: 400,
      message: 'Please check the marked fields.',
      errors: [{ field: 'email', message: 'Please enter a valid email address' }],
      values: { name: 'Grace', email: 'grace', phone: '', subject: 'Fees', message: 'How much?' },
    };
    const answered = { at: '/contact?do=message', reads: { [REFUSED_FORM]: { value: refused } } };

    it('shows the posted text with errors in summary and fields', async () => {
      saveDraft('message', { values: { name: 'Someone else' }, prefill: '{}', sentAs: null });
      renderSite(<MessageForm subject="" />, answered);
      const link = screen.getByRole('link', { name: 'Please enter a valid email address' });
      expect(document.querySelector(link.getAttribute('href') as string)).toBe(field('Email'));
      expect(field('Email')).toBeInvalid();
      expect(field('Name')).toHaveValue('Grace');
      expect(field('Message')).toHaveValue('How much?');
    });

    it('drafts a posted text once it changes, without the summary when sent', async () => {
      api.answer(ROUTE, SENT);
      renderSite(<MessageForm subject="" />, answered);
      await userEvent.type(field('Email'), '@school.example');
      await send();
      await waitFor(() => expect(api.callsOf(ROUTE)[0]?.body).toMatchObject({ email: 'grace@school.example' }));
      expect(screen.queryByRole('link', { name: 'Please enter a valid email address' })).toBeNull();
    });

    it.each(['/contact?done=message', answered.at])('keeps text typed since when %s is opened again', async (at) => {
      const { reads } = at === answered.at ? answered : { reads: {} };
      const { unmount } = renderSite(<MessageForm subject="" />, { at, reads });
      await userEvent.type(field('Message'), ' And when?');
      unmount();
      // The form calls this function to recognise a reload. jsdom lacks it.
      Object.assign(performance, { getEntriesByType: () => [{ type: 'reload' }] });
      renderSite(<MessageForm subject="" />, { at, reads });
      expect((field('Message') as HTMLTextAreaElement).value).toMatch(/And when\?$/);
      Object.assign(performance, { getEntriesByType: undefined });
    });

    it('confirms the send and deletes its draft', () => {
      saveDraft('message', { values: { name: 'Grace' }, prefill: '{}', sentAs: null });
      sessionStorage.setItem(`${EARLY_TEXT}message`, JSON.stringify({ subject: 'Fees' }));
      renderSite(<MessageForm subject="" />, { at: '/contact?done=message' });
      expect(line()).toHaveTextContent(CONTACT_TEXTS.sent);
      for (const name of ['Name', 'Subject']) expect(field(name)).toHaveValue('');
      expect(localStorage).toHaveLength(0);
    });
  });
});
