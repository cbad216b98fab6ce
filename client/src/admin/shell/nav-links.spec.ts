import { can } from '../shared/use-can';
import { dockLinksFor, linksFor, moreLinksFor } from './nav-links';

const texts = (links: { text: string }[]) => links.map(({ text }) => text);

describe('the links of the back office', () => {
  it('are all there for an administrator, in the order of the sidebar', () => {
    expect(texts(linksFor(can('admin')))).toEqual([
      'Dashboard',
      'Pages',
      'Team',
      'Services',
      'Quotes',
      'Blog',
      'Contacts',
      'Newsletter',
      'Users',
      'Settings',
    ]);
  });

  it('lead only administrators to Users and Settings', () => {
    for (const role of ['editor', 'viewer'] as const) {
      expect(texts(linksFor(can(role)))).not.toEqual(expect.arrayContaining(['Users']));
      expect(texts(linksFor(can(role)))).not.toEqual(expect.arrayContaining(['Settings']));
    }
  });

  it('leave Quotes and Settings out of the bottom bar, and reach them behind More', () => {
    expect(texts(dockLinksFor(can('admin')))).toEqual([
      'Dashboard',
      'Pages',
      'Team',
      'Services',
      'Users',
      'Blog',
      'Contacts',
    ]);
    expect(texts(moreLinksFor(can('admin')))).toEqual(['Quotes', 'Newsletter', 'Settings']);
  });
});
