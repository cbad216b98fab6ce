import { SCREEN_TABS } from '../shared/layout/screen-tabs';
import { can } from '../shared/use-can';
import { dockLinksFor, drawerLinksFor, isCurrent, linksFor, moreLinksFor } from './nav-links';

const texts = (links: { text: string }[]) => links.map(({ text }) => text);

describe('back-office links', () => {
  it('are eleven for an administrator, the rest behind More', () => {
    expect(texts(linksFor(can('admin')))).toEqual([
      ...['Dashboard', 'Website', 'Pages', 'Team', 'Services', 'Quotes'],
      ...['Blog', 'Newsletter', 'Contacts', 'Users', 'Settings'],
    ]);
    expect(texts(moreLinksFor(can('admin')))).toEqual(['Media', 'Redirects', 'Trash', 'Audit log', 'Privacy']);
  });

  it('hide administrators’ screens from an editor', () => {
    expect(texts(linksFor(can('editor')))).toEqual([
      ...['Dashboard', 'Website', 'Pages', 'Team', 'Services', 'Quotes'],
      ...['Blog', 'Newsletter', 'Contacts'],
    ]);
    expect(texts(moreLinksFor(can('editor')))).toEqual(['Media', 'Redirects', 'Trash']);
  });

  it('hide website, redirects and trash from a viewer', () => {
    expect(texts(linksFor(can('viewer')))).toEqual([
      ...['Dashboard', 'Pages', 'Team', 'Services', 'Quotes'],
      ...['Blog', 'Newsletter', 'Contacts'],
    ]);
    expect(texts(moreLinksFor(can('viewer')))).toEqual(['Media']);
  });

  it('put Quotes and Settings behind More in the bottom bar', () => {
    expect(texts(dockLinksFor(can('admin')))).toEqual([
      ...['Dashboard', 'Pages', 'Team', 'Services', 'Users', 'Blog', 'Contacts'],
    ]);
    expect(texts(drawerLinksFor(can('admin')))).toEqual([
      ...['Website', 'Quotes', 'Newsletter', 'Settings'],
      ...['Media', 'Redirects', 'Trash', 'Audit log', 'Privacy'],
    ]);
  });

  it.each([
    ['/admin', 'Dashboard'],
    ['/admin/blog', 'Blog'],
    ['/admin/comments', 'Blog'],
    ['/admin/contacts/', 'Contacts'],
    ['/admin/saved-texts', 'Contacts'],
    ['/admin/quotes/invoices', 'Quotes'],
    ['/admin/quotes/payments', 'Quotes'],
    ['/admin/prices', 'Quotes'],
    ['/admin/newsletter/issues', 'Newsletter'],
    ['/admin/website', 'Website'],
    ['/admin/website/redirects', 'Redirects'],
  ])('mark the screen at %s by one entry: %s', (pathname, text) => {
    const all = [...linksFor(can('admin')), ...moreLinksFor(can('admin'))];
    expect(texts(all.filter((link) => isCurrent(link, pathname)))).toEqual([text]);
  });

  it('lead to screens whose tabs mark the same entry', () => {
    for (const [entry, tabs] of Object.entries(SCREEN_TABS)) {
      for (const { to } of tabs) {
        expect(texts(linksFor(can('admin')).filter((link) => isCurrent(link, to)))).toEqual([entry]);
      }
    }
    expect(SCREEN_TABS.Blog.map(({ text }) => text)).toEqual(['Posts', 'Comments']);
    expect(SCREEN_TABS.Contacts.map(({ text }) => text)).toEqual(['Messages', 'Saved replies']);
  });
});
