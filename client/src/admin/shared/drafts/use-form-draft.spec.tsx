import { act, renderHook } from '@testing-library/react';
import { keepOfficeDraft, readOfficeDraft, savedAtOfOfficeDraft } from './office-draft';
import { type DraftKeeper, useFormDraft } from './use-form-draft';

const BLANK = { text: '' };
const keeper = (more: object = {}) =>
  ({ keep: jest.fn(), drop: jest.fn(), ...more }) as jest.Mocked<DraftKeeper<typeof BLANK>>;
const kept = (name: string) => readOfficeDraft(name, BLANK)?.fields.text;

/** A form in which a text from before is back. */
function start(by: DraftKeeper<typeof BLANK>, open = () => {}) {
  localStorage.clear();
  keepOfficeDraft('post:p1', { fields: { text: 'Mine' }, version: 'v1' });
  open();
  const fields = { text: 'Mine' };
  const props = { name: 'post:p1', keeper: by };
  const { result, rerender } = renderHook(
    (given) => useFormDraft({ ...given, initial: BLANK, version: 'v2', isOpen: true, readFields: () => fields }),
    { initialProps: props },
  );
  return { fields, draft: () => result.current, move: (name: string, to = by) => rerender({ name, keeper: to }) };
}

describe('a text that is opened again', () => {
  it('keeps the time at which it was typed, until somebody types', () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000);
    const { draft, fields } = start(keeper(), () => clock.mockReturnValue(2_000));
    expect(savedAtOfOfficeDraft('post:p1')).toBe(1_000);
    fields.text = 'Mine, and more';
    act(() => draft().touch());
    expect(savedAtOfOfficeDraft('post:p1')).toBe(2_000);
    clock.mockRestore();
  });
});

describe('a text that is chosen over what is stored', () => {
  it('is kept as one on that version', () => {
    const { draft } = start(keeper());
    act(() => draft().settle());
    expect(readOfficeDraft('post:p1', BLANK)?.version).toBe('v2');
  });
});

describe('a text that makes room for another one', () => {
  it('is forgotten at once where the keeper has it as thrown away', () => {
    const by = keeper({ throwAway: jest.fn() });
    const { draft } = start(by);
    act(() => void draft().putAside());
    expect(kept('post:p1')).toBeUndefined();
    expect(by.drop).toHaveBeenCalledTimes(1);
  });

  it('stays for as long as that can be taken back where nobody else keeps it', () => {
    const by = keeper();
    const { draft } = start(by);
    act(() => void draft().putAside());
    expect(kept('post:p1')).toBe('Mine');
    expect(by.drop).not.toHaveBeenCalled();
  });

  it('is taken back in the place that the form has by then, and nowhere else', () => {
    const [before, after] = [keeper({ throwAway: jest.fn() }), keeper({ throwAway: jest.fn() })];
    const { draft, move } = start(before);
    const { putAside, takeBack } = draft();
    act(() => void putAside());
    move('post:p2', after);
    before.keep.mockClear();
    act(() => takeBack({ fields: { text: 'Mine' }, version: 'v1' }));
    expect([kept('post:p1'), kept('post:p2')]).toEqual([undefined, 'Mine']);
    expect(before.keep).not.toHaveBeenCalled();
    expect(after.keep).toHaveBeenCalled();
  });
});
