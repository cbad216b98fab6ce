import { LINK_OUTCOME, type LinkOutcome } from '@contract/newsletter';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { renderSite } from '@/testing/render-site';
import { Page } from './unsubscribe-page';

const PATH = `/newsletter/unsubscribe/${'t0ken'.padEnd(43, '_')}`;

const show = (outcome?: LinkOutcome, at = PATH) =>
  renderSite(<Page />, { at, reads: outcome && { [LINK_OUTCOME]: { value: outcome } } });

describe('unsubscribe page', () => {
  const api = freshApi();

  afterEach(() => expect(api.calls).toHaveLength(0));

  it('does nothing until the button is pressed', () => {
    show();
    const button = screen.getByRole('button', { name: 'Unsubscribe' });
    expect(button.closest('form')).toHaveAttribute('method', 'post');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the result, at a URL that a reload shows again', async () => {
    const { address } = show('done');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are unsubscribed');
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await waitFor(() => expect(address.current).toBe(`${PATH}?done`));
  });

  it('shows the result again after a reload without a request', () => {
    show(undefined, `${PATH}?done`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are unsubscribed');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows a used link as done, with advice if emails still arrive', () => {
    show('ended');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are unsubscribed');
    expect(screen.getByText(/If you still get our newsletter, use the link in the newest email/)).toBeVisible();
  });

  it('says that the link of a test email unsubscribes nobody', () => {
    show('test');
    expect(screen.getByRole('heading', { name: 'This link came from a test email' })).toBeVisible();
    expect(screen.getByText(/did not unsubscribe you/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is posted by the browser, once, and not while it is offline', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    show();
    const form = screen.getByRole('button', { name: 'Unsubscribe' }).closest('form') as HTMLFormElement;
    expect(fireEvent.submit(form)).toBe(false);
    expect(screen.getByRole('alert')).toHaveTextContent(/could not reach the server/);
    expect(fireEvent.submit(form)).toBe(true);
    // In the browser, an inline module of the page sets `posting` when the form is posted.
    form.dataset.posting = '';
    expect(fireEvent.submit(form)).toBe(false);
  });

  it.each<[LinkOutcome, RegExp]>([
    ['unknown', /not valid. Check that you opened the whole link/],
    ['failed', /went wrong|try again/i],
  ])('shows the error (%s) and can be retried', (outcome, words) => {
    show(outcome);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeEnabled();
  });
});
