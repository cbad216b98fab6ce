import type { SessionUser } from '@contract/auth';
import { saveDraft } from '@/lib/stored-form';
import { useSession } from '@/stores/session';
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

describe('the buffer of a form', () => {
  it('returns the fields with the version that they were typed on', () => {
    saveBuffer('reply:c1', draft);
    expect(readBuffer('reply:c1', BLANK)).toEqual(draft);
    expect(readBuffer('reply:c2', BLANK)).toBeNull();
  });

  it('returns only fields that have the shape of the form', () => {
    saveBuffer('reply:c1', { fields: { subject: 7, message: 'K450', former: 'x' }, version: null });
    expect(readBuffer('reply:c1', BLANK)).toEqual({ fields: { message: 'K450' }, version: null });
    saveDraft('office:mary:reply:c1', { fields: null });
    expect(readBuffer('reply:c1', BLANK)).toBeNull();
  });

  it('names the form that a reload opens again, once, to its own account', () => {
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

  it('is not complete while the browser has no room for the last text', () => {
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

  it('is found for its own account, for seven days', () => {
    expect(hasBuffers()).toBe(false);
    saveBuffer('reply:c1', draft);
    expect(hasBuffers()).toBe(true);
    const later = Date.now() + 8 * 86_400_000;
    jest.spyOn(Date, 'now').mockReturnValueOnce(later);
    expect(hasBuffers()).toBe(false);
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

  it('stays after a session that has expired', () => {
    saveBuffer('reply:c1', draft);
    useSession.setState({ status: 'signed-out', user: null });
    useSession.setState({ status: 'signed-in', user: person('mary') });
    expect(readBuffer('reply:c1', BLANK)).toEqual(draft);
  });

  it('is dropped when its account logs out, without text of visitors', () => {
    saveBuffer('reply:c1', draft);
    saveDraft('message', { subject: 'Fees' });
    useSession.setState({ status: 'signed-out', user: null, hasLeft: true });
    expect(Object.keys(localStorage)).toEqual(['draft:message']);
  });
});
