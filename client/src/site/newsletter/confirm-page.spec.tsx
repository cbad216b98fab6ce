import { LINK_OUTCOME, type LinkOutcome } from '@contract/newsletter';
import { LINKED_PATH, listRead, type PageReadsService } from '@contract/rendering';
import { screen } from '@testing-library/react';
import { FakeApi } from '@/testing/fake-api';
import { renderSite } from '@/testing/render-site';
import { Page } from './confirm-page';

const show = (outcome?: LinkOutcome, reads: PageReadsService = {}) =>
  renderSite(<Page />, {
    at: '/newsletter/confirm/t0ken',
    reads: { ...reads, ...(outcome && { [LINK_OUTCOME]: { value: outcome } }) },
  });

describe('the page that asks whether an address is meant', () => {
  it('asks nothing of the server by itself, and sends its form without script', () => {
    const api = new FakeApi();
    show();
    expect(screen.getByRole('button', { name: 'Confirm my email address' }).closest('form')).toHaveAttribute(
      'method',
      'post',
    );
    expect(api.calls).toHaveLength(0);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('thanks, and leads to what was sent so far where there is any', () => {
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
  ] as const)('says what is wrong (%s), and can be tried again', (outcome, words) => {
    show(outcome);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('button', { name: 'Confirm my email address' })).toBeEnabled();
  });
});
