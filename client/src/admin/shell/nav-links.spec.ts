import { can } from '../shared/use-can';
import { dockLinksFor, linksFor, moreLinksFor } from './nav-links';

const texts = (links: { text: string }[]) => links.map(({ text }) => text);

describe('the links of the back office', () => {
  it('are all there for an administrator, in the order of the sidebar', () => {
    expect(texts(linksFor(can('admin')))).toEqual([
      'Dashboard',
      'Website',
      'Pages',
      'Team',
      'Services',
      'Quotes',
      'Blog',
      'Comments',
      'Media',
      'Contacts',
      'Newsletter',
      'Users',
      'Settings',
      'Audit Trail',
      'Privacy',
    ]);
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
      'Website',
      'Quotes',
      'Comments',
      'Media',
      'Newsletter',
      'Settings',
      'Audit Trail',
      'Privacy',
    ]);
  });
});
