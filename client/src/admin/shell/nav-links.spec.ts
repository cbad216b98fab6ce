import { can } from '../shared/use-can';
import { dockLinksFor, groupsOf, linksFor, moreLinksFor } from './nav-links';

const texts = (links: { text: string }[]) => links.map(({ text }) => text);

describe('the links of the back office', () => {
  it('are all there for an administrator, in the order of the sidebar', () => {
    expect(texts(linksFor(can('admin')))).toEqual([
      ...['Dashboard', 'Quotes', 'Contacts', 'Comments', 'Newsletter', 'Saved Texts'],
      ...['Website', 'Pages', 'Team', 'Services', 'Blog', 'Media'],
      ...['Users', 'Settings', 'Audit Trail', 'Trash', 'Privacy'],
    ]);
  });

  it('stand under headings, of which a role sees none without links', () => {
    const groups = (role: 'admin' | 'viewer') => groupsOf(linksFor(can(role))).map(({ group }) => group);
    expect(groups('admin')).toEqual(['Work', 'Site', 'Office']);
    expect(groups('viewer')).toEqual(['Work', 'Site']);
    // In the order in which they stand one after the other.
    expect(groupsOf(linksFor(can('admin'))).flatMap(({ links }) => links)).toEqual(linksFor(can('admin')));
  });

  it('lead only administrators to Users, Settings, Audit Trail and Privacy', () => {
    for (const role of ['editor', 'viewer'] as const) {
      for (const text of ['Users', 'Settings', 'Audit Trail', 'Privacy']) {
        expect(texts(linksFor(can(role)))).not.toContain(text);
      }
    }
  });

  it('lead to the words of the website who may change them', () => {
    expect(texts(linksFor(can('editor')))).toContain('Website');
    expect(texts(linksFor(can('viewer')))).not.toContain('Website');
  });

  it('lead to the trash who may delete', () => {
    expect(texts(linksFor(can('editor')))).toContain('Trash');
    expect(texts(linksFor(can('viewer')))).not.toContain('Trash');
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
    expect(texts(moreLinksFor(can('admin')))).toEqual([
      ...[
        'Quotes',
        'Comments',
        'Newsletter',
        'Saved Texts',
        'Website',
        'Media',
        'Settings',
        'Audit Trail',
        'Trash',
        'Privacy',
      ],
    ]);
  });
});
