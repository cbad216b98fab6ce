import { screen } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { fill, renderAdmin } from '@/testing/render-admin';
import { TestMailNote } from './test-mail-note';

describe('test email', () => {
  const api = freshApi();

  const press = async () => {
    const user = renderAdmin(<TestMailNote />);
    await user.click(screen.getByRole('button', { name: 'Send test email' }));
    return user;
  };

  it.each([
    ['taken', 'mail.example:587 accepted the email to admin@example.com.'],
    ['refused', 'mail.example:587 refused the email: 550 No such person here'],
    ['saved', 'Email not sent: no mail server is set up. It was saved to the outbox.'],
  ])('goes to the user’s address by default, and its result remains: %s', async (outcome, message) => {
    api.answer('POST /mail/test', { body: { outcome, message } });
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(api.callsOf('POST /mail/test').map(({ body }) => body)).toEqual([{ to: 'admin@example.com' }]);
    expect(screen.getByRole('button', { name: 'Send test email' })).toBeEnabled();
  });

  it('is not sent to an invalid address', async () => {
    const user = renderAdmin(<TestMailNote />);
    const field = screen.getByLabelText('Send to');
    await user.clear(field);
    await fill(user, field, 'nobody');
    await user.click(screen.getByRole('button', { name: 'Send test email' }));
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  it('explains a failure and can be sent again', async () => {
    api.answer('POST /mail/test', { status: 503, body: { message: 'The database is not available.' } });
    await press();
    expect(await screen.findByText('Failed to send the test email')).toBeVisible();
    expect(screen.getByText('The database is not available.')).toBeVisible();
    expect(screen.queryByRole('alert', { name: /mail/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Send test email' })).toBeEnabled();
  });
});
