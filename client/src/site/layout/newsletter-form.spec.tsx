import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { type FakeAnswer, FakeApi } from '@/testing/fake-api';
import { NewsletterForm } from './newsletter-form';

const THANKS = "Thank you for subscribing! We'll send updates to your inbox.";
const INVALID = 'Please enter a valid email address';

describe('NewsletterForm', () => {
  let api: FakeApi;

  beforeEach(() => {
    api = new FakeApi();
    api.answer('POST /newsletter', { status: 201, body: { success: true, message: 'ok', msg: 'ok' } });
  });
  afterEach(() => jest.useRealTimers());

  const field = () => screen.getByRole('textbox', { name: 'Your e-mail address' });
  const told = (words: string) =>
    waitFor(() => expect(field()).toHaveAccessibleDescription(expect.stringContaining(words)));
  const subscribe = async (address: string, user = userEvent.setup()) => {
    if (address !== '') await user.type(field(), address);
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  };

  it('cannot be sent before the script is there: its fields would end up in the address', () => {
    expect(renderToString(<NewsletterForm />)).toMatch(/<button disabled="" type="submit"/);
  });

  it.each(['', 'ruth.example.com'])(
    'refuses %p at its field, keeps what was typed and asks nothing',
    async (address) => {
      render(<NewsletterForm />);
      await subscribe(address);
      expect(field()).toBeInvalid();
      expect(field()).toHaveAccessibleDescription(expect.stringContaining(INVALID));
      expect(field()).toHaveFocus();
      expect(field()).toHaveValue(address);
      expect(api.calls).toHaveLength(0);
    },
  );

  it('is busy while it sends, then thanks for five seconds and is empty again', async () => {
    let answer: (given: FakeAnswer) => void = () => undefined;
    const waiting = new Promise<FakeAnswer>((resolve) => {
      answer = resolve;
    });
    api.answer('POST /newsletter', () => waiting);
    jest.useFakeTimers();
    render(<NewsletterForm />);
    await subscribe('ruth@example.com', userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
    expect(screen.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();

    await act(async () => answer({ status: 201, body: { success: true, message: 'ok', msg: 'ok' } }));
    expect(screen.getByRole('status')).toHaveTextContent(THANKS);
    act(() => jest.advanceTimersByTime(4_999));
    expect(screen.getByRole('status')).toHaveTextContent(THANKS);
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText(THANKS)).not.toBeInTheDocument();
    expect(field()).toHaveValue('');
  });

  it('sends the trimmed address under a key, and the same key when the same is sent again', async () => {
    api.answer('POST /newsletter', { status: 503, body: { message: 'Away.' } });
    render(<NewsletterForm />);
    await subscribe(' ruth@example.com');
    await told('Away.');
    await subscribe('');
    const [first, second] = api.callsOf('POST /newsletter');
    expect(first.body).toEqual({ email: 'ruth@example.com' });
    expect(first.headers['Idempotency-Key']).toMatch(/^.{8,64}$/);
    expect(second.headers['Idempotency-Key']).toBe(first.headers['Idempotency-Key']);
  });

  it('says in its own words that the server found no address in it', async () => {
    api.answer('POST /newsletter', { status: 400, body: { message: 'Please check the marked fields.' } });
    render(<NewsletterForm />);
    await subscribe('ruth@');
    await told(INVALID);
  });

  it('keeps what was typed when there is no connection', async () => {
    api.answer('POST /newsletter', () => Promise.reject(new TypeError('Failed to fetch')));
    render(<NewsletterForm />);
    await subscribe('ruth@example.com');
    await told('No connection');
    expect(field()).toHaveValue('ruth@example.com');
  });
});
