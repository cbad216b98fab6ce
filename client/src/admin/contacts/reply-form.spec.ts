import type { ContactMessage } from '@contract/contact';
import { ApiError } from '@/api/http';
import { lastReplyIdOf, replyFailure, toReplyForm, toReplyInput } from './reply-form';

const message = { _id: 'c1', email: 'ruth@example.com', subject: 'Prices' } as ContactMessage;

describe('reply form', () => {
  it('starts with the subject of the message and no text', () => {
    expect(toReplyForm(message)).toEqual({ subject: 'Re: Prices', message: '' });
  });

  it('cuts the subject to its maximum length', () => {
    expect(toReplyForm({ ...message, subject: 'x'.repeat(200) }).subject).toHaveLength(200);
  });

  it('sends to the stored address, trimmed', () => {
    expect(toReplyInput({ subject: ' Re: Prices ', message: ' Hello\n' }, message, 'r1')).toEqual({
      contactId: 'c1',
      email: 'ruth@example.com',
      subject: 'Re: Prices',
      message: 'Hello',
      lastReplyId: 'r1',
    });
  });

  it('returns the newest loaded reply, or null', () => {
    const replies = [{ _id: 'r1' }, { _id: 'r2' }] as ContactMessage['replies'];
    expect(lastReplyIdOf({ ...message, replies })).toBe('r2');
    expect(lastReplyIdOf({ ...message, replies: [] })).toBeNull();
  });

  it.each([
    [new ApiError(502, 'The mail could not be sent.'), 'The mail could not be sent.'],
    [new ApiError(404, 'Not found.'), 'This message was not found. It may have been deleted.'],
    [new ApiError(500, ''), 'Failed to send reply. Please try again.'],
    [new ApiError(0, 'No connection.'), 'An unexpected error occurred. Please try again.'],
    [new Error('broken'), 'An unexpected error occurred. Please try again.'],
  ])('explains the failure: %s', (error, words) => {
    expect(replyFailure(error)).toBe(words);
  });
});
