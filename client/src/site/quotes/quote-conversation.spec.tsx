import { PROJECT_TEXTS, type TrackedRequest } from '@contract/project';
import { VISITOR_DEFAULTS } from '@contract/visitor-settings';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi } from '@/testing/fake-api';
import { renderSite } from '@/testing/render-site';
import { quoted, REQUEST, REQUEST_ID } from '@/testing/sample-quotes';
import { QuoteConversation } from './quote-conversation';

const open = (request: TrackedRequest) =>
  renderSite(<QuoteConversation request={request} state="ready" sender={null} onAsked={() => undefined} />);

describe('the conversation', () => {
  it.each([
    ['without a quote', REQUEST],
    ['with one', quoted()],
  ])('shows the request, %s', (_when, request) => {
    open(request);
    const asked = screen.getByText('What you asked for').parentElement;
    expect(asked).toHaveTextContent('A school register for 640 learners.');
  });

  it.each([
    ['a member of staff', 'Thandiwe', 'Thandiwe'],
    ['the organisation for who has no name of their own', '', VISITOR_DEFAULTS.siteName],
  ])('is signed by %s', (_who, by, signed) => {
    const at = '2026-11-21T08:00:00.000Z';
    open({ ...quoted(), thread: [{ _id: 'm1', from: 'staff', text: 'Yes, with VAT.', by, at }] });
    expect(screen.getByText('Yes, with VAT.').parentElement).toHaveTextContent(new RegExp(`^${signed}November`));
  });

  it('shows a wrong email address once, at its field', async () => {
    const message = 'Another address.';
    new FakeApi().answer(`POST /project/track/${REQUEST_ID}/messages`, {
      status: 400,
      body: { message: PROJECT_TEXTS.failed, errors: [{ field: 'email', message }] },
    });
    open(quoted());
    await userEvent.type(screen.getByLabelText('Your question'), 'With VAT?');
    await userEvent.type(screen.getByLabelText(/^Email address/), 'other@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send question' }));
    expect(await screen.findAllByText(message)).toHaveLength(1);
    expect(screen.queryByText(PROJECT_TEXTS.failed)).not.toBeInTheDocument();
  });
});
