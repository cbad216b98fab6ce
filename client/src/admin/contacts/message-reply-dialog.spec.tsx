import { MESSAGES } from '@contract/errors';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshApi } from '@/testing/fake-api';
import { at, messageOf } from '@/testing/records';
import { renderAdmin } from '@/testing/render-admin';
import { ReplyDialog } from './message-reply-dialog';

const message = messageOf();
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

const api = freshApi();

describe('ReplyDialog', () => {
  it('sends to the stored address and warns about an email not sent', async () => {
    const msg = MESSAGES.savedToOutbox;
    api.answer(ROUTE, { body: { success: true, msg, message: msg } });
    const { onSent, onClose } = await answer('From 300 kwacha.');
    expect((await screen.findByText(msg)).closest('.ant-message-warning')).toBeInTheDocument();
    expect(document.querySelector('.ant-message-success')).toBeNull();
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(api.callsOf(ROUTE)[0]?.body).toEqual({
      contactId: 'c1',
      email: 'ruth@example.com',
      subject: 'Re: Prices',
      message: 'From 300 kwacha.',
      lastReplyId: null,
    });
  });

  it('requires subject and message', async () => {
    const { dialog } = await answer('');
    expect(await within(dialog).findByText('Please enter a message')).toBeVisible();
    expect(within(dialog).getByLabelText('Message')).toBeInvalid();
    fireEvent.change(within(dialog).getByLabelText('Subject'), { target: { value: '   ' } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send Reply' }));
    expect(await within(dialog).findByText('Please enter a subject')).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  it('keeps the text when the email is refused', async () => {
    api.answer(ROUTE, { status: 502, body: { message: 'The email could not be sent. Nothing was changed.' } });
    const { dialog, onSent, onClose } = await answer('From 300 kwacha.');
    expect(await screen.findByText('The email could not be sent. Nothing was changed.')).toBeInTheDocument();
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Send Reply' })).toBeEnabled());
    expect(within(dialog).getByLabelText('Message')).toHaveValue('From 300 kwacha.');
    expect(onSent).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  describe('after a colleague’s reply', () => {
    const theirs = { _id: 'r7', subject: 'Re: Prices', message: 'From 450 kwacha.', sentAt: at, sentBy: 'Mary Banda' };

    it('shows that reply, and sends after a second click with its id', async () => {
      api.answer(ROUTE, ({ body }) => {
        const { lastReplyId } = body as { lastReplyId: string | null };
        if (lastReplyId === 'r7') return { body: { success: true, msg: 'Sent.', message: 'Sent.' } };
        return { status: 409, body: { message: 'Answered.', current: { ...message, replies: [theirs] } } };
      });
      const { dialog, onSent, onClose } = await answer('From 300 kwacha.');
      const newer = await within(dialog).findByRole('alert');
      expect(newer).toHaveTextContent(/^A colleague has already replied to this message\. Your reply has not been/);
      expect(newer).toHaveTextContent('Mary Banda November 20, 10:00Re: PricesFrom 450 kwacha.');
      expect(within(dialog).getByLabelText('Message')).toHaveValue('From 300 kwacha.');
      expect(onSent).not.toHaveBeenCalled();
      expect(dialog).toHaveTextContent('We will email your reply to the visitor. Press Ctrl+Enter to send.');
      await userEvent.type(within(dialog).getByLabelText('Message'), '{Control>}{Enter}{/Control}');
      await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
      expect(onClose).toHaveBeenCalledTimes(1);
      const [, again, ...others] = api.callsOf(ROUTE);
      expect(again?.body).toMatchObject({ message: 'From 300 kwacha.', lastReplyId: 'r7' });
      expect(others).toEqual([]);
    });
  });
});
