import { LINK_OUTCOME, type LinkOutcome } from '@contract/newsletter';
import { LINKED_PATH, listRead, type PageReads } from '@contract/rendering';
import { screen } from '@testing-library/react';
import { FakeApi } from '@/testing/fake-api';
import { renderSite } from '@/testing/render-site';
import { Page } from './confirm-page';

const show = (outcome?: LinkOutcome, reads: PageReads = {}) =>
  renderSite(<Page />, {
    at: '/newsletter/confirm/t0ken',
    reads: { ...reads, ...(outcome && { [LINK_OUTCOME]: { value: outcome } }) },
  });

describe('the page that confirms an address', () => {
  it('sends nothing by itself, and its form works without script', () => {
    const api = new FakeApi();
    show();
    expect(screen.getByRole('button', { name: 'Confirm my email address' }).closest('form')).toHaveAttribute(
      'method',
      'post',
    );
    expect(api.calls).toHaveLength(0);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows thanks, with a link to the archive if there is one', () => {
    const { unmount } = show('done');
    expect(screen.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Read past newsletters' })).not.toBeInTheDocument();
    unmount();
    show('done', { [listRead(LINKED_PATH)]: { value: { items: ['newsletter/archive'], total: 1 } } });
    expect(screen.getByRole('link', { name: 'Read past newsletters' })).toHaveAttribute('href', '/newsletter/archive');
  });

  it.each([
    ['unknown', /This link has expired.*7 days.*subscribe again/],
    ['failed', /went wrong|try again/i],
  ] as const)('shows the error (%s) and can be retried', (outcome, words) => {
    show(outcome);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('button', { name: 'Confirm my email address' })).toBeEnabled();
  });
});
