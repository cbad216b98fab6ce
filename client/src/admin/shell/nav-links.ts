import type { NavIconName } from '../shared/layout/nav-icon';
import type { Can } from '../shared/use-can';

export interface ShellLink {
  to: string;
  text: string;
  icon: NavIconName;
  /** Stands in the bottom bar of phones; the others are behind its "More". */
  isInDock: boolean;
  /** What waits there: a count of the dashboard's answer. */
  waiting?: 'newMessages' | 'pendingRequests';
  needs?: keyof Can;
}

const LINKS: readonly ShellLink[] = [
  { to: '/admin', text: 'Dashboard', icon: 'dashboard', isInDock: true },
  { to: '/admin/pages', text: 'Pages', icon: 'pages', isInDock: true },
  { to: '/admin/team', text: 'Team', icon: 'team', isInDock: true },
  { to: '/admin/services', text: 'Services', icon: 'services', isInDock: true },
  { to: '/admin/quotes', text: 'Quotes', icon: 'quotes', isInDock: false, waiting: 'pendingRequests' },
  { to: '/admin/blog', text: 'Blog', icon: 'blog', isInDock: true },
  { to: '/admin/contacts', text: 'Contacts', icon: 'contacts', isInDock: true, waiting: 'newMessages' },
  { to: '/admin/newsletter', text: 'Newsletter', icon: 'newsletter', isInDock: false },
  { to: '/admin/users', text: 'Users', icon: 'users', isInDock: true, needs: 'administer' },
  { to: '/admin/settings', text: 'Settings', icon: 'settings', isInDock: false, needs: 'administer' },
  { to: '/admin/audit', text: 'Audit Trail', icon: 'audit', isInDock: false, needs: 'administer' },
  { to: '/admin/privacy', text: 'Privacy', icon: 'privacy', isInDock: false, needs: 'administer' },
];

/** Order of the bottom bar, which is not that of the sidebar. */
const DOCK_ORDER = ['Dashboard', 'Pages', 'Team', 'Services', 'Users', 'Blog', 'Contacts'];

/** The links that this role may follow. */
export function linksFor(can: Can): ShellLink[] {
  return LINKS.filter(({ needs }) => !needs || can[needs]);
}

export function dockLinksFor(can: Can): ShellLink[] {
  return linksFor(can)
    .filter(({ isInDock }) => isInDock)
    .sort((a, b) => DOCK_ORDER.indexOf(a.text) - DOCK_ORDER.indexOf(b.text));
}

/** What the bottom bar leaves out. */
export function moreLinksFor(can: Can): ShellLink[] {
  return linksFor(can).filter(({ isInDock }) => !isInDock);
}
