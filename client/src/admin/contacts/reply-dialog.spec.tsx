import type { ContactMessage } from '@contract/contact';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { ReplyDialog } from './reply-dialog';

const message = { _id: 'c1', name: 'Ruth Zimba', email: 'ruth@example.com', subject: 'Prices' } as ContactMessage;
const ROUTE = 'POST /contact/reply';

async function answer(text: string) {
  const steps = { onSent: jest.fn(), onClose: jest.fn() };
  renderAdmin(<ReplyDialog open message={message} {...steps} />);
  const dialog = await screen.findByRole('dialog', { name: 'Reply to Ruth Zimba' });
  expect(within(dialog).getByLabelText('Subject')).toHaveValue('Re: Prices');
  if (text) fireEvent.change(within(dialog).getByLabelText('Message'), { target: { value: text } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send Reply' }));
  return { dialog, ...steps };
}

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
});

describe('ReplyDialog', () => {
  it('needs a message', async () => {
    const { dialog } = await answer('');
    expect(await within(dialog).findByText('Please enter a message')).toBeInTheDocument();
    expect(api.calls).toHaveLength(0);
  });

  it('sends to the stored address and shows the server’s words, the outbox included', async () => {
    const msg = 'Reply sent successfully. Saved to the outbox: no mail server is configured.';
    api.answer(ROUTE, { body: { success: true, msg, message: msg } });
    const { onSent, onClose } = await answer('From 300 kwacha.');
    expect(await screen.findByText(msg)).toBeInTheDocument();
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(api.callsOf(ROUTE)[0]?.body).toEqual({
      contactId: 'c1',
      email: 'ruth@example.com',
      subject: 'Re: Prices',
      message: 'From 300 kwacha.',
    });
  });

  it('keeps the text when the mail is refused', async () => {
    api.answer(ROUTE, { status: 502, body: { message: 'The mail could not be sent. Nothing was changed.' } });
    const { dialog, onSent, onClose } = await answer('From 300 kwacha.');
    expect(await screen.findByText('The mail could not be sent. Nothing was changed.')).toBeInTheDocument();
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Send Reply' })).toBeEnabled());
    expect(within(dialog).getByLabelText('Message')).toHaveValue('From 300 kwacha.');
    expect(onSent).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });
});
