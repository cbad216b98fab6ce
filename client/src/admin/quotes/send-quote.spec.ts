import type { ProjectRequest, Quote } from '@contract/project';
import { ApiError } from '@/api/http';
import { FakeApi } from '@/testing/fake-api';
import { sendFailure, sendQuote } from './send-quote';

const request = { _id: 'r1' } as ProjectRequest;
const quote = { _id: 'q1' } as Quote;
const notFound = { status: 404, body: { success: false, statusCode: 404, message: 'Not found.', msg: 'Not found.' } };

const failureOf = (sent: Promise<unknown>) =>
  sent.then(
    () => 'sent',
    (error) => sendFailure(error),
  );

describe('sending a quote', () => {
  it('emails it after checking its request', async () => {
    const api = new FakeApi();
    api.answer('GET /project/r1', { body: request });
    api.answer('POST /project/quote/send-email', { body: { success: true, msg: 'Sent.', message: 'Sent.', quote } });
    await expect(sendQuote(request, quote)).resolves.toMatchObject({ msg: 'Sent.' });
    expect(api.callsOf('POST /project/quote/send-email')[0]?.body).toEqual({ quoteId: 'q1' });
  });

  it('refuses without a quote and sends no request', async () => {
    const api = new FakeApi();
    await expect(failureOf(sendQuote(request, null))).resolves.toBe('No quote available to send');
    expect(api.calls).toHaveLength(0);
  });

  it('refuses without its request and sends nothing', async () => {
    const api = new FakeApi();
    api.answer('GET /project/r1', notFound);
    await expect(failureOf(sendQuote(request, quote))).resolves.toBe('Project request information not found');
    expect(api.callsOf('POST /project/quote/send-email')).toHaveLength(0);
  });

  it.each([
    ['a 502 in HTML', { status: 502, contentType: 'text/html', body: '<html>' }],
    ['an error without words', { status: 500, body: {} }],
    ['null', { body: null }],
    ['success false', { body: { success: false } }],
  ])('shows the specified failure for %s', async (_, answer) => {
    const api = new FakeApi();
    api.answer('GET /project/r1', { body: request });
    api.answer('POST /project/quote/send-email', answer);
    await expect(failureOf(sendQuote(request, quote))).resolves.toBe('Failed to send quote. Please try again.');
  });

  it('explains a failure in the server’s words, or its own', () => {
    expect(sendFailure(new ApiError(502, 'The mail could not be sent.'))).toBe('The mail could not be sent.');
    expect(sendFailure(new ApiError(0, 'No connection.'))).toBe('Failed to send quote. Please try again.');
  });
});
