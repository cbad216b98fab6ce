import { VISITOR_CONTACT_CALLS } from '@contract/calls/contact.calls';
import { CONTACT_TEXTS } from '@contract/contact';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unsentStore } from '@/lib/unsent';
import { MessageForm } from '@/site/contact/message/message-form';
import { QuoteForm } from '@/site/contact/request/quote-form';
import { freshApi } from '@/testing/fake-api';
import { renderSite } from '@/testing/render-site';
import { UnsentBar } from './unsent-bar';

const ROUTE = `POST ${VISITOR_CONTACT_CALLS.send.path}`;

/** Simulates a reload, which empties the store. */
const reload = () => unsentStore.setState({ forms: {} });

const bar = () => screen.queryByText(/not sent$/);

describe('UnsentBar', () => {
  let isOnline: jest.SpyInstance;
  const api = freshApi();
  beforeEach(() => {
    reload();
    isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  });
  afterEach(() => jest.restoreAllMocks());

  async function writeMessage() {
    await userEvent.type(screen.getByLabelText('Name'), 'Grace');
    await userEvent.type(screen.getByLabelText('Email'), 'grace@example.com');
    await userEvent.type(screen.getByLabelText('Subject'), 'Fees');
    await userEvent.type(screen.getByLabelText('Message'), 'How much is the course?');
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  }

  const showForm = () =>
    renderSite(
      <>
        <MessageForm subject="" />
        <UnsentBar />
      </>,
      { at: '/contact?subject=Fees' },
    );

  async function leaveOneUnsent() {
    const { unmount } = showForm();
    await writeMessage();
    unmount();
  }

  it('links to the form from every page, also after a reload', async () => {
    const { unmount } = showForm();
    expect(bar()).toBeNull();
    await writeMessage();
    expect(bar()).toHaveTextContent('1 message not sent');
    unmount();
    reload();
    renderSite(<UnsentBar />, { at: '/about' });
    expect(bar()).toHaveTextContent('1 message not sent');
    expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/contact?subject=Fees#message-form');
  });

  it('disappears when the message is sent', async () => {
    await leaveOneUnsent();
    isOnline.mockReturnValue(true);
    api.answer(ROUTE, { status: 201, body: { success: true, msg: CONTACT_TEXTS.sent, message: CONTACT_TEXTS.sent } });
    const { unmount } = showForm();
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await waitFor(() => expect(bar()).toBeNull());
    unmount();
    reload();
    renderSite(<UnsentBar />);
    expect(bar()).toBeNull();
  });

  it('counts unsent forms and links to the latest', async () => {
    await leaveOneUnsent();
    const { unmount } = renderSite(
      <QuoteForm service="digital-marketing" onSending={() => undefined} onSubmitted={() => undefined} />,
      { at: '/contact?tab=quote' },
    );
    await userEvent.type(screen.getByLabelText('Name'), 'Grace');
    await userEvent.type(screen.getByLabelText('Email'), 'grace@example.com');
    await userEvent.type(screen.getByRole('textbox', { name: /^Project Description/ }), 'A site for our school.');
    await userEvent.click(screen.getByRole('button', { name: 'Submit Request' }));
    unmount();
    renderSite(<UnsentBar />);
    expect(bar()).toHaveTextContent('2 messages not sent');
    expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/contact?tab=quote#quote-form');
  });
});
