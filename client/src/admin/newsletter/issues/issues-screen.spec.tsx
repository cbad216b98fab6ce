import { MESSAGES } from '@contract/errors';
import { ISSUE_TEXTS } from '@contract/newsletter-issues';
import { act, screen, waitFor, within } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { fakeDate } from '@/testing/fake-date';
import { at, issueOf, listOf } from '@/testing/records';
import { fill, renderAdmin } from '@/testing/render-admin';
import { IssuesScreen } from './issues-screen';

const LIST = 'GET /issues?page=1&limit=10';
const draft = issueOf({ content: 'Read **this**.' });
const sending = { ...draft, status: 'sending', startedAt: at, audience: 500, sent: 120, failed: 12, unsubscribed: 3 };

const api = freshApi({
  [LIST]: listOf([draft]),
  'GET /issues/i1': { body: draft },
  'GET /issues/audience': { body: { count: 500, waiting: 4, paused: 1 } },
  'POST /issues/preview': { body: { html: '<p>Read this.</p>', text: 'Read this.' } },
});

const showOne = (role: 'admin' | 'editor' | 'viewer' = 'admin') =>
  renderAdmin(<IssuesScreen />, { at: '/admin/newsletter/issues?issue=i1', role });

describe('newsletter', () => {
  it('is listed without actions for viewers', async () => {
    renderAdmin(<IssuesScreen />, { at: '/admin/newsletter/issues', role: 'viewer' });
    expect(await screen.findByText('June')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Write|Delete/ })).not.toBeInTheDocument();
  });

  it('may be an incomplete draft, which cannot be sent', async () => {
    const empty = { ...draft, subject: '', content: '' };
    api.answer('GET /issues/i1', { body: empty });
    api.answer('PUT /issues/i1', { body: { ...draft, content: '' } });
    const user = showOne();
    expect(await screen.findByRole('heading', { name: 'Untitled' })).toBeVisible();
    expect(
      screen.getByText('This newsletter cannot be sent yet. Subject is required. Text is required.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByText(/will go to 500 subscribers/)).toBeVisible());
    for (const name of ['Schedule', 'Send now']) expect(screen.getByRole('button', { name })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(user, await dialog.findByLabelText('Subject'), 'June');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This newsletter cannot be sent yet. Text is required.')).toBeVisible();
    expect(api.callsOf('PUT /issues/i1')[0]?.body).toEqual({ subject: 'June', content: '', updatedAt: at });
  });

  it('cannot be sent before the audience has loaded', async () => {
    api.answer('GET /issues/audience', () => new Promise(() => undefined));
    showOne();
    expect(await screen.findByRole('button', { name: 'Send now' })).toBeDisabled();
  });

  it('is sent after a question with the number of subscribers', async () => {
    api.answer('POST /issues/i1/send', { body: sending });
    const user = showOne();
    expect(await screen.findByText(/will go to 500 subscribers. Not included: 4 who have not confirmed/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send now' }));
    expect(await screen.findByText(/We will email this newsletter to 500 subscribers/)).toBeVisible();
    expect(api.callsOf('POST /issues/i1/send')).toHaveLength(0);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send now' }));
    expect(await screen.findByRole('progressbar', { name: 'Emails sent' })).toHaveValue(132);
    expect(screen.getByText('Unsubscribed').nextSibling).toHaveTextContent('3');
  });

  it('is not called sent without a mail server', async () => {
    api.answer('GET /issues/audience', { body: { count: 500, waiting: 0, paused: 0, savedToOutbox: true } });
    api.answer('POST /issues/i1/send', { body: sending });
    const user = showOne();
    expect(await screen.findByText(/^No mail server is set up. This newsletter is for 500 subscribers/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send now' }));
    expect(await screen.findByText(/will not be sent. They will only be stored in the outbox/)).toBeVisible();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send now' }));
    const toast = await screen.findByText(
      'No mail server is set up. The emails were not sent. They were only stored in the outbox.',
    );
    expect(toast.closest('.ant-message-warning')).toBeVisible();
  });

  it('shows a colleague’s change instead of being sent', async () => {
    const current = { ...draft, subject: 'June, corrected', updatedAt: '2026-11-20T09:00:00.000Z' };
    const user = showOne();
    await user.click(await screen.findByRole('button', { name: 'Send now' }));
    api.answer('GET /issues/i1', { body: current });
    api.answer('POST /issues/i1/send', { status: 409, body: { message: MESSAGES.editConflict, current } });
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send now' }));
    expect(await screen.findByText(MESSAGES.editConflict)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'June, corrected' })).toBeVisible();
    api.answer('POST /issues/i1/send', { body: { ...sending, subject: current.subject } });
    await user.click(screen.getByRole('button', { name: 'Send now' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send now' }));
    expect(await screen.findByRole('progressbar', { name: 'Emails sent' })).toBeVisible();
    const sent = api.callsOf('POST /issues/i1/send').map(({ body }) => body);
    expect(sent).toEqual([{ updatedAt: at }, { updatedAt: current.updatedAt }]);
  });

  it('can be tested and paused, but not sent, by editors', async () => {
    api.answer('POST /issues/i1/test', { body: { success: true, message: 'A test email was sent.', msg: '' } });
    const user = showOne('editor');
    await user.click(await screen.findByRole('button', { name: 'Send a test to me' }));
    expect(await screen.findByText('A test email was sent.')).toBeVisible();
    // The buttons do not wait until the toast has closed.
    await act(async () => {});
    expect(screen.getByRole('button', { name: 'Edit' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: /Send now|Schedule/ })).not.toBeInTheDocument();
  });

  it('can be scheduled for a future time only', async () => {
    api.answer('POST /issues/i1/send', { body: { ...draft, status: 'scheduled' } });
    const user = showOne();
    await user.click(await screen.findByRole('button', { name: 'Schedule' }));
    const field = () => screen.getByLabelText('Send on (time in Lusaka)');
    await waitFor(() => expect(field()).toBeEnabled(), { timeout: 10_000 });
    expect((field() as HTMLInputElement).value).toMatch(/, \d\d:00$/);
    const now = Date.now();
    fakeDate(now + 3 * 3_600_000);
    await user.click(screen.getByRole('button', { name: 'Confirm schedule' }));
    expect(screen.getByText(ISSUE_TEXTS.over)).toBeVisible();
    expect(field()).toBeInvalid();
    expect(api.callsOf('POST /issues/i1/send')).toHaveLength(0);
    fakeDate(now);
    await user.click(screen.getByRole('button', { name: 'Confirm schedule' }));
    await waitFor(() => expect(api.callsOf('POST /issues/i1/send')).toHaveLength(1));
    const [sent] = api.callsOf('POST /issues/i1/send');
    const ahead = Date.parse(String((sent?.body as Record<string, string> | undefined)?.sendAt)) - now;
    expect(ahead).toBeGreaterThanOrEqual(600_000);
    expect(ahead).toBeLessThanOrEqual(4_200_000);
  });
});
