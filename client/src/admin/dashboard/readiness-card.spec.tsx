import type { ReadyCheck } from '@contract/readiness';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshApi } from '@/testing/fake-api';
import { fakeDate } from '@/testing/fake-date';
import { renderAdmin } from '@/testing/render-admin';
import { ReadinessCard } from './readiness-card';
import { storeRemoved } from './use-remove-samples';

const SAMPLES: ReadyCheck = { name: 'samples', isDone: false, left: ['9 invented people', '5 posts'], sections: [] };
const HERO: ReadyCheck = { name: 'hero', isDone: false, left: [], sections: ['hero'] };
const SERVICES: ReadyCheck = { name: 'services', isDone: true, left: [], sections: [] };
const api = freshApi();

function show(checks: ReadyCheck[]) {
  api.answer('GET /dashboard/readiness', { body: { checks } });
  renderAdmin(<ReadinessCard />, { role: 'admin' });
}

const card = () => screen.findByRole('region', { name: 'Launch checklist' });
const showAll = async () => userEvent.click(await screen.findByRole('button', { name: 'Show all' }));

describe('the launch checklist', () => {
  it('shows the progress and the next step until all are requested', async () => {
    show([SAMPLES, HERO, SERVICES]);
    const shown = within(await card());
    expect(shown.getByText('1 of 3 done')).toBeVisible();
    expect(shown.getAllByRole('listitem')).toHaveLength(1);
    expect(shown.getByText('Next step: Remove all sample content')).toBeVisible();
    expect(shown.getByRole('button', { name: 'Remove samples' })).toBeVisible();
    await showAll();
    expect(shown.getByText('Write the top section of the home page')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Show less' }));
    expect(shown.getAllByRole('listitem')).toHaveLength(1);
  });

  it('links to missing pages and to the sections that link there', async () => {
    const left = ['“FAQ”, “Terms” (Footer links)'];
    const missing = { slug: 'faq', title: 'FAQ' };
    show([{ name: 'links', isDone: false, left, sections: ['footerLinks'], missing }]);
    const shown = within(await card());
    expect(shown.getByText(/pages that do not exist: “FAQ”, “Terms” \(Footer links\)\.$/)).toBeVisible();
    expect(shown.getByRole('link', { name: 'Write this page: FAQ' })).toHaveAttribute(
      'href',
      '/admin/pages?slug=faq&title=FAQ',
    );
    expect(await shown.findByRole('link', { name: 'Open Footer links' })).toHaveAttribute(
      'href',
      '/admin/website?section=footerLinks',
    );
  });

  it('is hidden for viewers', () => {
    renderAdmin(<ReadinessCard />, { role: 'viewer' });
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(api.calls).toEqual([]);
  });

  it('is hidden when everything is done', async () => {
    show([SERVICES]);
    await waitFor(() => expect(api.calls).toContainEqual(expect.objectContaining({ path: '/dashboard/readiness' })));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('always warns when no emails are sent', async () => {
    const mail: ReadyCheck = { name: 'mail', isDone: false, left: [], sections: [] };
    const kept = () =>
      screen.getAllByText(/^Emails are not being sent, and visitors cannot have accounts\. .* to set SMTP_URL\.$/);
    show([HERO, mail]);
    await card();
    expect(kept()).toHaveLength(1);
    await showAll();
    expect(kept()).toHaveLength(1);
  });

  it('asks once with names and counts, and restores by Undo', async () => {
    show([SAMPLES]);
    api.answer('GET /sample', {
      body: { posts: ['Maize'], team: ['Ruth', 'Peter'], services: [], pages: [], sections: ['hero'] },
    });
    const removed = { ids: ['0123456789abcdef01234567'], sections: ['hero'], hadBuiltIn: true };
    api.answer('POST /sample/remove', { body: removed });
    api.answer('POST /sample/restore', { body: { success: true } });
    api.answer('GET /dashboard', { body: {} });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove samples' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove all sample content?' });
    const words = within(dialog)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(words).toEqual([
      ['2 invented people', 'Ruth, Peter'],
      ['1 post', 'Maize'],
      ['1 section of the pages', 'Top section'],
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Sample content removed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Sample content restored')).toBeVisible();
    expect(api.calls).toContainEqual(expect.objectContaining({ path: '/sample/restore', body: removed }));
  });

  it('offers Undo within the time limit, after a reload too', async () => {
    const removed = { ids: ['0123456789abcdef01234567'], sections: ['hero' as const], hadBuiltIn: true };
    storeRemoved(removed);
    show([HERO]);
    await card();
    expect(screen.queryByRole('button', { name: 'Undo the removal' })).not.toBeInTheDocument();
    cleanup();
    show([{ ...SAMPLES, isDone: true, left: [] }, SERVICES]);
    api.answer('POST /sample/restore', { body: { success: true } });
    api.answer('GET /dashboard', { body: {} });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo the removal' }));
    expect(await screen.findByText('Sample content restored')).toBeVisible();
    expect(api.calls).toContainEqual(expect.objectContaining({ path: '/sample/restore', body: removed }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo the removal' })).not.toBeInTheDocument());
    cleanup();
    storeRemoved(removed);
    fakeDate(Date.now() + 11 * 60_000);
    show([SAMPLES]);
    await card();
    expect(screen.queryByRole('button', { name: 'Undo the removal' })).not.toBeInTheDocument();
  });
});
