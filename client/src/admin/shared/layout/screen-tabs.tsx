import type { AdminPath } from '@contract/routes';
import { NavLink } from 'react-router-dom';
import { WaitingBadge, type WaitingKind } from './waiting-badge';

interface ScreenTab {
  to: AdminPath;
  text: string;
  waiting?: WaitingKind;
}

/**
 * Screens that share one entry of the sidebar and are shown as tabs. The key is the text of the entry. A click on the
 * entry opens the first screen.
 */
export const SCREEN_TABS = {
  Quotes: [
    { to: '/admin/quotes', text: 'Requests', waiting: 'requests' },
    { to: '/admin/quotes/invoices', text: 'Invoices' },
    { to: '/admin/quotes/payments', text: 'Payments' },
    { to: '/admin/prices', text: 'Price list' },
  ],
  Blog: [
    { to: '/admin/blog', text: 'Posts' },
    { to: '/admin/comments', text: 'Comments', waiting: 'comments' },
  ],
  Newsletter: [
    { to: '/admin/newsletter', text: 'Subscribers' },
    { to: '/admin/newsletter/issues', text: 'Newsletters' },
  ],
  Contacts: [
    { to: '/admin/contacts', text: 'Messages' },
    { to: '/admin/saved-texts', text: 'Saved replies' },
  ],
} as const satisfies Record<string, readonly ScreenTab[]>;

export function ScreenTabs({ of }: { of: keyof typeof SCREEN_TABS }) {
  const tabs: readonly ScreenTab[] = SCREEN_TABS[of];
  return (
    <nav aria-label={of} className="row stretch gap-x-6 below-4 underlined">
      {tabs.map(({ to, text, waiting }) => (
        <NavLink key={to} to={to} className="touch gap-2 tab" end>
          {text}
          {waiting && <WaitingBadge of={waiting} />}
        </NavLink>
      ))}
    </nav>
  );
}
