import type { SessionUser } from '@contract/auth';
import { saveDraft } from '@/lib/stored-form';
import { useSession } from '@/stores/session';
import { fakeDate } from '@/testing/fake-date';
import {
  dropBuffer,
  dropBuffersOfOthers,
  hasBuffers,
  isBuffered,
  readBuffer,
  saveBuffer,
  takeOpenForm,
} from './form-buffer';

const person = (_id: string): SessionUser => ({ _id, name: 'Mary', email: `${_id}@office.example`, role: 'editor' });
const BLANK = { subject: '', message: '' };
const draft = { fields: { subject: 'Fees', message: 'K450 a term.' }, version: 'r1' };
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ status: 'signed-in', user: person('mary'), hasLeft: false });
  stop = dropBuffersOfOthers();
});
afterEach(() => stop());

describe('form buffer', () => {
  it('returns the fields with their base version', () => {
    saveBuffer('reply:c1', draft);
    expect(readBuffer('reply:c1', BLANK)).toEqual(draft);
    expect(readBuffer('reply:c2', BLANK)).toBeNull();
  });

  it('returns only fields of the form’s shape', () => {
    saveBuffer('reply:c1', { fields: { subject: 7, message: 'K450', former: 'x' }, version: null });
    expect(readBuffer('reply:c1', BLANK)).toEqual({ fields: { message: 'K450' }, version: null });
    saveDraft('office:mary:reply:c1', { fields: null });
    expect(readBuffer('reply:c1', BLANK)).toBeNull();
  });

  it('names the form to reopen once, for its account', () => {
    saveBuffer('reply:c1', draft);
    expect(takeOpenForm('quote')).toBeNull();
    expect(takeOpenForm('reply')).toBe('c1');
    expect(takeOpenForm('reply')).toBeNull();
    saveBuffer('reply:c1', draft);
    useSession.setState({ status: 'signed-in', user: person('john') });
    expect(takeOpenForm('reply')).toBeNull();
    saveBuffer('reply:c1', draft);
    dropBuffer('reply:c1');
    expect(takeOpenForm('reply')).toBeNull();
  });

  it('is incomplete when storage is full', () => {
    saveBuffer('reply:c1', draft);
    expect(isBuffered('reply:c1')).toBe(true);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    saveBuffer('reply:c1', { ...draft, fields: { subject: 'Fees', message: 'K450 a term, and more.' } });
    expect(isBuffered('reply:c1')).toBe(false);
    expect(readBuffer('reply:c1', BLANK)).toEqual(draft);
    full.mockRestore();
    saveBuffer('reply:c1', draft);
    expect(isBuffered('reply:c1')).toBe(true);
  });

  it('returns text to its account for seven days', () => {
    expect(hasBuffers()).toBe(false);
    saveBuffer('reply:c1', draft);
    expect(hasBuffers()).toBe(true);
    const now = Date.now();
    fakeDate(now + 8 * 86_400_000);
    expect(hasBuffers()).toBe(false);
    fakeDate(now);
    saveDraft('office:john:reply:c1', draft);
    expect(hasBuffers()).toBe(false);
  });

  it('is dropped when another account logs in', () => {
    saveBuffer('reply:c1', draft);
    useSession.setState({ status: 'signed-out', user: null });
    expect(readBuffer('reply:c1', BLANK)).toBeNull();
    useSession.setState({ status: 'signed-in', user: person('john') });
    expect(readBuffer('reply:c1', BLANK)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('remains after an expired session', () => {
    saveBuffer('reply:c1', draft);
    useSession.setState({ status: 'signed-out', user: null });
    useSession.setState({ status: 'signed-in', user: person('mary') });
    expect(readBuffer('reply:c1', BLANK)).toEqual(draft);
  });

  it('is dropped on logout, without the text of visitors', () => {
    saveBuffer('reply:c1', draft);
    saveDraft('message', { subject: 'Fees' });
    useSession.setState({ status: 'signed-out', user: null, hasLeft: true });
    expect(Object.keys(localStorage)).toEqual(['draft:message']);
  });
});
