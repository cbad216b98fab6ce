import type { AdminPath } from '@contract/routes';
import { matchPath } from 'react-router-dom';
import type { NavIconName } from '../shared/layout/nav-icon';
import { SCREEN_TABS } from '../shared/layout/screen-tabs';
import type { WaitingKind } from '../shared/layout/waiting-badge';
import type { Can } from '../shared/use-can';

export interface ShellLink {
  to: AdminPath;
  text: string;
  icon: NavIconName;
  tabs?: readonly { to: AdminPath }[];
  /** Place in the bottom bar of phones, from 1. Links without a place are in the drawer "More". */
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
  { to: '/admin/quotes', text: 'Quotes', icon: 'quotes', tabs: SCREEN_TABS.Quotes, waiting: 'requests' },
  { to: '/admin/blog', text: 'Blog', icon: 'blog', tabs: SCREEN_TABS.Blog, dockPlace: 6, waiting: 'comments' },
  { to: '/admin/newsletter', text: 'Newsletter', icon: 'newsletter', tabs: SCREEN_TABS.Newsletter },
  {
    to: '/admin/contacts',
    text: 'Contacts',
    icon: 'contacts',
    tabs: SCREEN_TABS.Contacts,
    dockPlace: 7,
    waiting: 'messages',
  },
  { to: '/admin/users', text: 'Users', icon: 'users', dockPlace: 5, needs: 'administer' },
  { to: '/admin/settings', text: 'Settings', icon: 'settings', needs: 'administer' },
];

const MORE_LINKS: readonly ShellLink[] = [
  { to: '/admin/media', text: 'Media', icon: 'media' },
  { to: '/admin/website/redirects', text: 'Redirects', icon: 'redirects', needs: 'edit' },
  { to: '/admin/trash', text: 'Trash', icon: 'trash', needs: 'edit' },
  { to: '/admin/audit', text: 'Audit log', icon: 'audit', needs: 'administer' },
  { to: '/admin/privacy', text: 'Privacy', icon: 'privacy', needs: 'administer' },
];

const shown = (links: readonly ShellLink[], can: Can) => links.filter(({ needs }) => !needs || can[needs]);

export const linksFor = (can: Can): ShellLink[] => shown(LINKS, can);
export const moreLinksFor = (can: Can): ShellLink[] => shown(MORE_LINKS, can);

export function dockLinksFor(can: Can): ShellLink[] {
  return linksFor(can)
    .filter(({ dockPlace }) => dockPlace)
    .sort((a, b) => (a.dockPlace ?? 0) - (b.dockPlace ?? 0));
}

export function drawerLinksFor(can: Can): ShellLink[] {
  return [...linksFor(can).filter(({ dockPlace }) => !dockPlace), ...moreLinksFor(can)];
}

export const isCurrent = ({ to, tabs = [] }: ShellLink, pathname: string): boolean =>
  [to, ...tabs.map((tab) => tab.to)].some((path) => matchPath(path, pathname));
