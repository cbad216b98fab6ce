import { META_READ } from '@contract/rendering';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { RemoteProvider } from '@/stores/remote';
import { createRemoteStore } from '@/stores/remote-store';
import { type FakeAnswer, freshApi } from '@/testing/fake-api';
import { renderSite } from '@/testing/render-site';
import { NewsletterForm } from './newsletter-form';

const THANKS = "Thank you for subscribing! We'll send updates to your inbox.";
const CONFIRM = 'Please confirm your email address with the link we have emailed you.';
const INVALID = 'Please enter a valid email address';

const Both = () => (
  <>
    <NewsletterForm name="newsletter-2" />
    <NewsletterForm />
  </>
);

describe('NewsletterForm', () => {
  const api = freshApi({
    'POST /newsletter': { status: 201, body: { success: true, message: 'ok', msg: 'ok' } },
  });

  const field = () => screen.getByRole('textbox', { name: 'Your email address' });
  const subscribe = async (address: string, user = userEvent.setup()) => {
    if (address !== '') await user.type(field(), address);
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  };

  it('is served ready to be posted', () => {
    const store = createRemoteStore({ [META_READ]: { value: { now: '', publicUrl: '' } } });
    const form = (
      <RemoteProvider store={store}>
        <MemoryRouter initialEntries={['/blogs']}>
          <NewsletterForm />
        </MemoryRouter>
      </RemoteProvider>
    );
    const html = renderToString(form);
    expect(html).toMatch(/<form id="newsletter-form" [^>]*action="\?do=subscribe#subscribe-result" method="post"/);
    expect(html).not.toContain('disabled');
  });

  it.each(['', 'ruth.example.com'])('rejects %p at its field, keeps the text and sends nothing', async (address) => {
    renderSite(<NewsletterForm />);
    await subscribe(address);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(INVALID));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue(address);
    expect(api.calls).toHaveLength(0);
  });

  it('is busy while it sends, then shows thanks for five seconds', async () => {
    let answer: (given: FakeAnswer) => void = () => undefined;
    const waiting = new Promise<FakeAnswer>((resolve) => {
      answer = resolve;
    });
    api.answer('POST /newsletter', () => waiting);
    jest.useFakeTimers();
    renderSite(<NewsletterForm />);
    await subscribe('ruth@example.com', userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
    expect(screen.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();

    await act(async () => answer({ status: 201, body: { success: true, message: 'ok', msg: 'ok' } }));
    expect(screen.getByText(THANKS)).toBeVisible();
    act(() => jest.advanceTimersByTime(4_999));
    expect(screen.getByText(THANKS)).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText(THANKS)).not.toBeInTheDocument();
    expect(field()).toHaveValue('');
  });

  it('keeps showing that the address must be confirmed', async () => {
    jest.useFakeTimers();
    const meta = { now: '', publicUrl: '', asksToConfirm: true };
    renderSite(<NewsletterForm />, { reads: { [META_READ]: { value: meta } } });
    expect(document.body).not.toHaveTextContent(CONFIRM);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await subscribe('ruth@example.com', user);
    await waitFor(() => expect(screen.getByText(THANKS)).toBeVisible());
    expect(screen.getByText(CONFIRM)).toBeVisible();
    await act(async () => jest.advanceTimersByTime(0));
    act(() => jest.advanceTimersByTime(5_000));
    expect(screen.queryByText(THANKS)).not.toBeInTheDocument();
    expect(screen.getByText(CONFIRM)).toBeVisible();
    expect(field()).toHaveAccessibleDescription(CONFIRM);
  });

  describe('twice on a page', () => {
    const formsOf = () => [...document.querySelectorAll('form')].map((form) => form.parentElement as HTMLElement);

    it.each([0, 1])('shows the answer in the form that was used: %d', async (place) => {
      renderSite(<Both />);
      const own = within(formsOf()[place] as HTMLElement);
      const user = userEvent.setup();
      await user.type(own.getByRole('textbox'), 'ruth@example.com');
      await user.click(own.getByRole('button', { name: 'Subscribe' }));
      expect(await own.findByText(THANKS)).toBeVisible();
      expect(screen.getAllByText(THANKS)).toHaveLength(1);
    });

    it('confirms in both without script and leads to the one used', () => {
      const store = createRemoteStore({ [META_READ]: { value: { now: '', publicUrl: '' } } });
      document.body.innerHTML = renderToString(
        <RemoteProvider store={store}>
          <MemoryRouter initialEntries={['/articles?done=subscribe']}>
            <Both />
          </MemoryRouter>
        </RemoteProvider>,
      );
      const targets = [...document.forms].map((form) => form.getAttribute('action')?.split('#')[1] ?? '');
      expect(targets).toEqual(['newsletter-2-result', 'subscribe-result']);
      for (const target of targets) expect(document.getElementById(target)).toHaveTextContent(THANKS);
    });
  });
});
