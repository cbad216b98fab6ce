import { readAddress, writeAddress } from './use-address';

const DEFAULTS = { q: '', sort: 'createdAt', page: 1 };
const CHOICES = { sort: ['createdAt', 'name'] };

const read = (search: string) => readAddress(new URLSearchParams(search), DEFAULTS, CHOICES);
const write = (before: string, part: Partial<typeof DEFAULTS>) =>
  writeAddress(new URLSearchParams(before), DEFAULTS, part).toString();

describe('the address of a list', () => {
  it('gives the defaults where it says nothing', () => {
    expect(read('')).toEqual(DEFAULTS);
  });

  it('is read by name', () => {
    expect(read('q=mumba&sort=name&page=3')).toEqual({ q: 'mumba', sort: 'name', page: 3 });
  });

  it.each(['page=0', 'page=-1', 'page=two', 'page=1.5', 'page=1e3', 'page=1000000', 'sort=password'])(
    'counts as the default where it makes no sense: %s',
    (search) => {
      expect(read(search)).toEqual(DEFAULTS);
    },
  );

  it('leaves defaults out', () => {
    expect(write('q=mumba&sort=name', { q: '' })).toBe('sort=name');
  });

  it('goes back to page 1 with every other change', () => {
    expect(write('page=3', { q: 'mumba' })).toBe('q=mumba');
    expect(write('q=mumba', { page: 2 })).toBe('q=mumba&page=2');
  });

  it('keeps parameters that are not its own, and the page of a list that it does not know', () => {
    const open = writeAddress(new URLSearchParams('page=2&q=x'), { message: '' }, { message: 'c1' });
    expect(open.toString()).toBe('page=2&q=x&message=c1');
  });
});
