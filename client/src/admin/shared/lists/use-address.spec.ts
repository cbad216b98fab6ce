import { readAddress, writeAddress } from './use-address';

const DEFAULTS = { q: '', sort: 'createdAt', page: 1 };
const CHOICES = { sort: ['createdAt', 'name'] };

const read = (search: string) => readAddress(new URLSearchParams(search), DEFAULTS, CHOICES);
const write = (before: string, part: Partial<typeof DEFAULTS>) =>
  writeAddress(new URLSearchParams(before), DEFAULTS, part).toString();

describe('list URL', () => {
  it('returns the defaults when empty', () => {
    expect(read('')).toEqual(DEFAULTS);
  });

  it('returns values by name', () => {
    expect(read('q=mumba&sort=name&page=3')).toEqual({ q: 'mumba', sort: 'name', page: 3 });
  });

  it.each(['page=0', 'page=-1', 'page=two', 'page=1.5', 'page=1e3', 'page=1000000', 'sort=password'])(
    'falls back to the default: %s',
    (search) => {
      expect(read(search)).toEqual(DEFAULTS);
    },
  );

  it('leaves out defaults', () => {
    expect(write('q=mumba&sort=name', { q: '' })).toBe('sort=name');
  });

  it('returns to page 1 on every other change', () => {
    expect(write('page=3', { q: 'mumba' })).toBe('q=mumba');
    expect(write('q=mumba', { page: 2 })).toBe('q=mumba&page=2');
  });

  it('keeps foreign parameters', () => {
    const open = writeAddress(new URLSearchParams('page=2&q=x'), { message: '' }, { message: 'c1' });
    expect(open.toString()).toBe('page=2&q=x&message=c1');
  });
});
