import type { SessionUser } from '@contract/auth';
import { saveDraft } from '@/lib/draft';
import { useSession } from '@/stores/session';
import {
  dropOfficeDraft,
  forgetDraftsOnSignOut,
  hasOfficeDraft,
  isDraftKept,
  keepOfficeDraft,
  readOfficeDraft,
  takeOpenDraft,
} from './office-draft';

const person = (_id: string): SessionUser => ({ _id, name: 'Mary', email: `${_id}@office.example`, role: 'editor' });
const BLANK = { subject: '', message: '' };
const draft = { fields: { subject: 'Fees', message: 'K450 a term.' }, version: 'r1' };
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ status: 'signed-in', user: person('mary'), hasLeft: false });
  stop = forgetDraftsOnSignOut();
});
afterEach(() => stop());

describe('text that is not saved', () => {
  it('is back under its name, with the version that it was begun on', () => {
    keepOfficeDraft('reply:c1', draft);
    expect(readOfficeDraft('reply:c1', BLANK)).toEqual(draft);
    expect(readOfficeDraft('reply:c2', BLANK)).toBeNull();
  });

  it('comes back as far as it still has the shape of the form', () => {
    keepOfficeDraft('reply:c1', { fields: { subject: 7, message: 'K450', former: 'x' }, version: null });
    expect(readOfficeDraft('reply:c1', BLANK)).toEqual({ fields: { message: 'K450' }, version: null });
    saveDraft('office:mary:reply:c1', { fields: null });
    expect(readOfficeDraft('reply:c1', BLANK)).toBeNull();
  });

  it('names the record whose dialog stood open, once, to its writer, for as long as there is text', () => {
    keepOfficeDraft('reply:c1', draft);
    expect(takeOpenDraft('quote')).toBeNull();
    expect(takeOpenDraft('reply')).toBe('c1');
    expect(takeOpenDraft('reply')).toBeNull();
    keepOfficeDraft('reply:c1', draft);
    useSession.setState({ status: 'signed-in', user: person('john') });
    expect(takeOpenDraft('reply')).toBeNull();
    keepOfficeDraft('reply:c1', draft);
    dropOfficeDraft('reply:c1');
    expect(takeOpenDraft('reply')).toBeNull();
  });

  it('is gone when it is dropped', () => {
    keepOfficeDraft('reply:c1', draft);
    dropOfficeDraft('reply:c1');
    expect(localStorage).toHaveLength(0);
  });

  it('is not said to be kept once the browser has no room for its last words, and is again when there is', () => {
    keepOfficeDraft('reply:c1', draft);
    expect(isDraftKept('reply:c1')).toBe(true);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keepOfficeDraft('reply:c1', { ...draft, fields: { subject: 'Fees', message: 'K450 a term, and more.' } });
    expect(isDraftKept('reply:c1')).toBe(false);
    expect(readOfficeDraft('reply:c1', BLANK)).toEqual(draft);
    full.mockRestore();
    keepOfficeDraft('reply:c1', draft);
    expect(isDraftKept('reply:c1')).toBe(true);
  });

  it('is known to be there to its writer alone, until it is too old', () => {
    expect(hasOfficeDraft()).toBe(false);
    keepOfficeDraft('reply:c1', draft);
    expect(hasOfficeDraft()).toBe(true);
    const later = Date.now() + 8 * 86_400_000;
    jest.spyOn(Date, 'now').mockReturnValueOnce(later);
    expect(hasOfficeDraft()).toBe(false);
    saveDraft('office:john:reply:c1', draft);
    expect(hasOfficeDraft()).toBe(false);
  });

  it('is offered to nobody else, and goes when somebody else signs in', () => {
    keepOfficeDraft('reply:c1', draft);
    useSession.setState({ status: 'signed-out', user: null });
    expect(readOfficeDraft('reply:c1', BLANK)).toBeNull();
    useSession.setState({ status: 'signed-in', user: person('john') });
    expect(readOfficeDraft('reply:c1', BLANK)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('outlives a session that ended by itself, for its writer', () => {
    keepOfficeDraft('reply:c1', draft);
    useSession.setState({ status: 'signed-out', user: null });
    useSession.setState({ status: 'signed-in', user: person('mary') });
    expect(readOfficeDraft('reply:c1', BLANK)).toEqual(draft);
  });

  it('goes when its writer signs out; what a visitor of the site typed stays', () => {
    keepOfficeDraft('reply:c1', draft);
    saveDraft('message', { subject: 'Fees' });
    useSession.setState({ status: 'signed-out', user: null, hasLeft: true });
    expect(Object.keys(localStorage)).toEqual(['draft:message']);
  });
});
