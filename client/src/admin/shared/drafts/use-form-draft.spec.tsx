import { act, renderHook } from '@testing-library/react';
import { draftSavedAt } from '@/lib/draft';
import { officeKey } from '@/stores/office-key';
import { keepOfficeDraft, readOfficeDraft } from './office-draft';
import { useFormDraft } from './use-form-draft';

const BLANK = { text: '' };
const keptAt = () => draftSavedAt(officeKey('post:p1'));

/** A form in which a text from before is back. */
function start(open = () => {}) {
  localStorage.clear();
  keepOfficeDraft('post:p1', { fields: { text: 'Mine' }, version: 'v1' });
  open();
  const fields = { text: 'Mine' };
  const { result } = renderHook(() =>
    useFormDraft({ name: 'post:p1', initial: BLANK, version: 'v2', isOpen: true, readFields: () => fields }),
  );
  return { fields, draft: () => result.current };
}

it('keeps the time at which a text was typed that is opened again, until somebody types', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000);
  const { draft, fields } = start(() => clock.mockReturnValue(2_000));
  expect(keptAt()).toBe(1_000);
  fields.text = 'Mine, and more';
  act(() => draft().touch());
  expect(keptAt()).toBe(2_000);
  clock.mockRestore();
});

it('keeps a text that is chosen over what is stored as one on that version', () => {
  const { draft } = start();
  act(() => draft().settle());
  expect(readOfficeDraft('post:p1', BLANK)?.version).toBe('v2');
});

it('keeps a text that makes room for another one for as long as that can be taken back', () => {
  const { draft } = start();
  act(() => void draft().putAside());
  expect(readOfficeDraft('post:p1', BLANK)?.fields.text).toBe('Mine');
});
