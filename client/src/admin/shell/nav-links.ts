import type { AdminPath } from '@contract/routes';
import type { NavIconName } from '../shared/layout/nav-icon';
import type { Can } from '../shared/use-can';
import type { WaitingKind } from './waiting-badge';

export interface ShellLink {
  to: AdminPath;
  text: string;
  icon: NavIconName;
  /** From 1: where it stands in the bottom bar of phones, whose order is not that of the sidebar. Left out: behind its "More". */
  dockPlace?: number;
  waiting?: WaitingKind;
  needs?: keyof Can;
}

const LINKS: readonly ShellLink[] = [
  { to: '/admin', text: 'Dashboard', icon: 'dashboard', dockPlace: 1 },
  { to: '/admin/website', text: 'Website', icon: 'website', needs: 'edit' },
  { to: '/admin/pages', text: 'Pages', icon: 'pages', dockPlace: 2 },
  { to: '/admin/team', text: 'Team', icon: 'team', dockPlace: 3 },
  { to: '/admin/services', text: 'Services', icon: 'services', dockPlace: 4 },
  { to: '/admin/quotes', text: 'Quotes', icon: 'quotes', waiting: 'requests' },
  { to: '/admin/blog', text: 'Blog', icon: 'blog', dockPlace: 6 },
  { to: '/admin/comments', text: 'Comments', icon: 'comments', waiting: 'comments' },
  { to: '/admin/media', text: 'Media', icon: 'media' },
  { to: '/admin/contacts', text: 'Contacts', icon: 'contacts', dockPlace: 7, waiting: 'messages' },
  { to: '/admin/newsletter', text: 'Newsletter', icon: 'newsletter' },
  { to: '/admin/users', text: 'Users', icon: 'users', dockPlace: 5, needs: 'administer' },
  { to: '/admin/settings', text: 'Settings', icon: 'settings', needs: 'administer' },
  { to: '/admin/audit', text: 'Audit Trail', icon: 'audit', needs: 'administer' },
  { to: '/admin/privacy', text: 'Privacy', icon: 'privacy', needs: 'administer' },
];

/** The links that this role may follow. */
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
