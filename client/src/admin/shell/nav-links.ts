import type { AdminPath } from '@contract/routes';
import type { NavIconName } from '../shared/layout/nav-icon';
import type { Can } from '../shared/use-can';
import type { WaitingKind } from './waiting-badge';

/** Headings of the links, in their order: what is done each day, what visitors see, what the owner sees to. */
const GROUPS = ['Work', 'Site', 'Office'] as const;

export interface ShellLink {
  to: AdminPath;
  text: string;
  icon: NavIconName;
  group: (typeof GROUPS)[number];
  /** From 1: where it stands in the bottom bar of phones, whose order is not that of the sidebar. Left out: behind its "More". */
  dockPlace?: number;
  waiting?: WaitingKind;
  needs?: keyof Can;
}

const LINKS: readonly ShellLink[] = [
  { group: 'Work', to: '/admin', text: 'Dashboard', icon: 'dashboard', dockPlace: 1 },
  { group: 'Work', to: '/admin/quotes', text: 'Quotes', icon: 'quotes', waiting: 'requests' },
  { group: 'Work', to: '/admin/contacts', text: 'Contacts', icon: 'contacts', dockPlace: 7, waiting: 'messages' },
  { group: 'Work', to: '/admin/comments', text: 'Comments', icon: 'comments', waiting: 'comments' },
  { group: 'Work', to: '/admin/newsletter', text: 'Newsletter', icon: 'newsletter' },
  { group: 'Work', to: '/admin/saved-texts', text: 'Saved Texts', icon: 'savedTexts' },
  { group: 'Site', to: '/admin/website', text: 'Website', icon: 'website', needs: 'edit' },
  { group: 'Site', to: '/admin/pages', text: 'Pages', icon: 'pages', dockPlace: 2 },
  { group: 'Site', to: '/admin/team', text: 'Team', icon: 'team', dockPlace: 3 },
  { group: 'Site', to: '/admin/services', text: 'Services', icon: 'services', dockPlace: 4 },
  { group: 'Site', to: '/admin/blog', text: 'Blog', icon: 'blog', dockPlace: 6 },
  { group: 'Site', to: '/admin/media', text: 'Media', icon: 'media' },
  { group: 'Office', to: '/admin/users', text: 'Users', icon: 'users', dockPlace: 5, needs: 'administer' },
  { group: 'Office', to: '/admin/settings', text: 'Settings', icon: 'settings', needs: 'administer' },
  { group: 'Office', to: '/admin/audit', text: 'Audit Trail', icon: 'audit', needs: 'administer' },
  { group: 'Office', to: '/admin/trash', text: 'Trash', icon: 'trash', needs: 'edit' },
  { group: 'Office', to: '/admin/privacy', text: 'Privacy', icon: 'privacy', needs: 'administer' },
];

export function linksFor(can: Can): ShellLink[] {
  return LINKS.filter(({ needs }) => !needs || can[needs]);
}

export function dockLinksFor(can: Can): ShellLink[] {
  return linksFor(can)
    .filter(({ dockPlace }) => dockPlace)
    .sort((a, b) => (a.dockPlace ?? 0) - (b.dockPlace ?? 0));
}

/** What the bottom bar leaves out. */
export function moreLinksFor(can: Can): ShellLink[] {
  return linksFor(can).filter(({ dockPlace }) => !dockPlace);
}

/** The same links under their headings, without headings of nothing. */
export function groupsOf(links: readonly ShellLink[]) {
  return GROUPS.map((group) => ({ group, links: links.filter((link) => link.group === group) })).filter(
    ({ links }) => links.length > 0,
  );
}
