import { tabOf, withTab } from './contact-tab';

const search = (text: string) => new URLSearchParams(text);

describe('tab in the URL', () => {
  it.each([
    ['', 'contact'],
    ['tab=quote', 'quote'],
    ['tab=other', 'contact'],
    ['request=6740f2c1a9d3e85b7c21f04d', 'quote'],
    ['service=digital-marketing', 'quote'],
    ['do=find', 'quote'],
    ['done=find', 'quote'],
    ['do=other', 'contact'],
    ['subject=Open+positions', 'contact'],
    ['tab=contact&request=6740f2c1a9d3e85b7c21f04d', 'contact'],
  ])('opens for "%s" the tab %s', (address, tab) => {
    expect(tabOf(search(address))).toBe(tab);
  });

  it('names only a tab that is not the default', () => {
    expect(withTab(search(''), 'quote').toString()).toBe('tab=quote');
    expect(withTab(search('tab=quote&subject=Fees'), 'contact').toString()).toBe('subject=Fees');
    expect(withTab(search('request=1'), 'contact').toString()).toBe('request=1&tab=contact');
    expect(withTab(search('request=1&tab=contact'), 'quote').toString()).toBe('request=1');
  });
});
