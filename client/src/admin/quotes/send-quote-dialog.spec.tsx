import type { ProjectRequest, Quote } from '@contract/project';
import { act, screen, waitFor } from '@testing-library/react';
import { type FakeApi, freshApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { useQuotes } from './quote-store';
import { SendQuoteDialog } from './send-quote-dialog';

const request = { _id: 'r1', name: 'Kelvin Phiri', email: 'kelvin@example.com' } as ProjectRequest;
const quote = {
  ...{ _id: 'q1', projectRequestId: 'r1', status: 'sent', price: 850, currency: 'USD', timeEstimate: 2 },
  ...{ lines: [], teamSize: '', notes: '', included: [] },
} as unknown as Quote;
const api = freshApi({ 'GET /dashboard': { body: {} }, 'POST /project/quote/send-email': { body: {} } });

async function send(stored: Quote | null, onClose: () => void = () => undefined) {
  const user = renderAdmin(<SendQuoteDialog open request={request} onClose={onClose} />);
  act(() => useQuotes.getState().put(stored, 'r1'));
  await user.click(await screen.findByRole('button', { name: 'Send Email' }));
}

describe('the dialog that sends a quote', () => {
  it('refuses without a quote and sends no request', async () => {
    await send(null);
    expect(await screen.findByText('No quote available to send')).toBeVisible();
    expect(api.callsOf('POST /project/quote/send-email')).toEqual([]);
  });

  it.each<[string, Parameters<FakeApi['answer']>[1], RegExp]>([
    ['a 502 in HTML', { status: 502, contentType: 'text/html', body: '<html>' }, /^Failed to send quote\. Please try/],
    ['an error without words', { status: 500, body: {} }, /^Failed to send quote\. Please try/],
    ['null', { body: null }, /^Failed to send quote\. Please try/],
    ['success false', { body: { success: false } }, /^Failed to send quote\. Please try/],
    ['words of the server', { status: 502, body: { message: 'The mail server refused it.' } }, /^The mail server ref/],
    ['a 404', { status: 404, body: { message: 'Not found.' } }, /^Project request information not found$/],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), /^Failed to send quote\. Please try/],
  ])('shows the specified failure for %s', async (_, answer, words) => {
    api.answer('POST /project/quote/send-email', answer);
    const onClose = jest.fn();
    await send(quote, onClose);
    await waitFor(() => expect(screen.getAllByText(words)[0]).toBeVisible());
    expect(api.callsOf('POST /project/quote/send-email')[0]?.body).toEqual({ quoteId: 'q1' });
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Send Email' })).toBeEnabled();
  });
});
