import type { FailedMail } from '@contract/mail';
import { act, screen, waitFor, within } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { FailedMails } from './failed-mails';

const LIST = 'GET /mail/failed?page=1&limit=4';
const RETRY = 'POST /mail/m1/retry';

const mail = (changes: Partial<FailedMail> = {}): FailedMail => ({
  _id: 'm1',
  to: 'office@mosi.example',
  subject: 'New message: Prices',
  status: 'failed',
  attempts: 1,
  lastError: 'The mail server refused the email (550).',
  nextAttemptAt: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  ...changes,
});

const api = freshApi();

const lists = (items: FailedMail[], total = items.length) =>
  api.answer(LIST, { body: items, headers: { 'X-Total-Count': String(total) } });
const card = (name: string) => screen.findByRole('region', { name });
const sendAgain = () => screen.findByRole('button', { name: 'Send again: New message: Prices' });

describe('failed emails', () => {
  it('are hidden when there are none', async () => {
    lists([]);
    renderAdmin(<FailedMails />);
    await waitFor(() => expect(api.callsOf(LIST)).toHaveLength(1));
    await act(async () => undefined);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('show subject, recipient, time and reason', async () => {
    lists([mail(), mail({ _id: 'm2', subject: 'Welcome', status: 'retrying', attempts: 2 })]);
    renderAdmin(<FailedMails />);
    const [first, second] = within(await card('2 emails could not be sent')).getAllByRole('listitem');
    expect(first).toHaveTextContent('New message: Prices');
    expect(first).toHaveTextContent('To office@mosi.example, November 20, 2026');
    expect(first).toHaveTextContent('refused the email (550). Tried once. We will not try again automatically.');
    expect(second).toHaveTextContent('Tried 2 times. We will try again automatically.');
  });

  it('disappear after a successful retry', async () => {
    lists([mail()]);
    const user = renderAdmin(<FailedMails />, { role: 'editor' });
    const sent = 'Email not sent: no mail server is set up. It was saved to the outbox.';
    api.answer(RETRY, () => {
      lists([]);
      return { body: { success: true, message: sent, msg: sent } };
    });
    await user.click(await sendAgain());
    expect(await screen.findByText(sent)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
    expect(api.callsOf(RETRY)).toHaveLength(1);
  });

  it('stay with the newest reason after a refused retry', async () => {
    lists([mail()]);
    const user = renderAdmin(<FailedMails />);
    api.answer(RETRY, () => {
      lists([mail({ attempts: 2, lastError: 'The mail server could not be reached.' })]);
      return { status: 502, body: { message: 'The mail server did not take the mail.' } };
    });
    await user.click(await sendAgain());
    expect(await screen.findByText('Failed to send the email')).toBeInTheDocument();
    expect(screen.getByText('The mail server did not take the mail.')).toBeInTheDocument();
    expect(await screen.findByText(/could not be reached\. Tried 2 times/)).toBeInTheDocument();
    expect(screen.queryByText('The email was sent.')).not.toBeInTheDocument();
  });
});
