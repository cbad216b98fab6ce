import { dropDraft, readDraft, saveDraft, saveTabDraft } from './stored-form';

describe('draft', () => {
  afterEach(() => jest.restoreAllMocks());

  it('returns the stored content under its own name only', () => {
    saveDraft('message', { subject: 'Fees' });
    expect(readDraft('message')).toEqual({ subject: 'Fees' });
    expect(readDraft('quote')).toBeNull();
  });

  it("keeps another tab's newer draft when this tab's is dropped", () => {
    saveTabDraft('message', { subject: 'Fees' });
    saveDraft('message', { subject: 'x' });
    expect(readDraft('message')).toEqual({ subject: 'Fees' });
    dropDraft('message');
    expect(readDraft('message')).toEqual({ subject: 'x' });
    dropDraft('message');
    expect(readDraft('message')).toBeNull();
  });

  it('drops a text after seven days', () => {
    jest.useFakeTimers({ now: new Date('2026-11-01T08:00:00Z') });
    saveDraft('message', { subject: 'Fees' });
    jest.setSystemTime(new Date('2026-11-08T08:00:00Z'));
    expect(readDraft('message')).toEqual({ subject: 'Fees' });
    jest.setSystemTime(new Date('2026-11-08T08:00:01Z'));
    expect(readDraft('message')).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it.each(['not json', '"text"', '{}', '{"savedAt":"today","content":1}'])('ignores %s', (stored) => {
    localStorage.setItem('draft:message', stored);
    expect(readDraft('message')).toBeNull();
  });

  it('works without storage', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    expect(() => saveDraft('message', {})).not.toThrow();
    expect(() => dropDraft('message')).not.toThrow();
    expect(readDraft('message')).toBeNull();
  });
});
