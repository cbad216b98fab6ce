import { can } from '../shared/use-can';
import { dockLinksFor, drawerLinksFor, isCurrent, linksFor, moreLinksFor } from './nav-links';

const texts = (links: { text: string }[]) => links.map(({ text }) => text);

describe('the links of the back office', () => {
  it('are eleven for an administrator, the others behind More', () => {
    expect(texts(linksFor(can('admin')))).toEqual([
      ...['Dashboard', 'Website', 'Pages', 'Team', 'Services', 'Quotes'],
      ...['Blog', 'Newsletter', 'Contacts', 'Users', 'Settings'],
    ]);
    expect(texts(moreLinksFor(can('admin')))).toEqual(['Media', 'Redirects', 'Trash', 'Audit log', 'Privacy']);
  });

  it('leave out what only administrators see for an editor', () => {
    expect(texts(linksFor(can('editor')))).toEqual([
      ...['Dashboard', 'Website', 'Pages', 'Team', 'Services', 'Quotes'],
      ...['Blog', 'Newsletter', 'Contacts'],
    ]);
    expect(texts(moreLinksFor(can('editor')))).toEqual(['Media', 'Redirects', 'Trash']);
  });

  it('lead a viewer neither to the website’s texts nor to redirects and trash', () => {
    expect(texts(linksFor(can('viewer')))).toEqual([
      ...['Dashboard', 'Pages', 'Team', 'Services', 'Quotes'],
      ...['Blog', 'Newsletter', 'Contacts'],
    ]);
    expect(texts(moreLinksFor(can('viewer')))).toEqual(['Media']);
  });

  it('leave Quotes and Settings out of the bottom bar, and reach them behind its More', () => {
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
    ['/admin/newsletter/issues', 'Newsletter'],
    ['/admin/website', 'Website'],
    ['/admin/website/redirects', 'Redirects'],
  ])('name the screen at %s by one entry: %s', (pathname, text) => {
    const all = [...linksFor(can('admin')), ...moreLinksFor(can('admin'))];
    expect(texts(all.filter((link) => isCurrent(link, pathname)))).toEqual([text]);
  });
});
