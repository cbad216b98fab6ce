import { SITE_PAGES } from '@contract/site-pages';
import { ACCOUNT_PATH, LOGIN_PATHS } from '@contract/visitor-accounts';
import type { ShownSection } from '@contract/website/sections';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from '@/lib/class-names';
import { isLoggedIn } from '@/lib/own-details';
import { useHydrated } from '@/lib/use-hydrated';
import { useScrolledPast } from '@/lib/use-scrolled-past';
import { FIRST_KEY } from '@/site/forms/use-posted';
import { useIsThere } from '@/stores/linked-pages';
import { usePageMeta } from '@/stores/page-meta';
import { useFixedSection } from '@/stores/website-store';
import { Drawer } from '@/ui/drawer';
import { Icon } from '@/ui/icon';
import { Link, type LinkProps } from '@/ui/link';
import { Brand } from './brand';
import styles from './site-header.module.css';

const FILLED_AFTER_PX = 10;

const MENU_ID = 'menu';

/** Most characters of all links, with 3 for each gap, on a laptop and a wide screen. Longer menus are a drawer. */
const SHORT = 78;
const LONG = 110;

/** It is transparent until the page is scrolled. On a small screen, a drawer contains the links. */
export function SiteHeader() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isFilled = useScrolledPast(FILLED_AFTER_PX);
  const isHydrated = useHydrated();
  const menu = useFixedSection('menu');
  const links = menu.links.filter(({ text }) => text);
  const letters = links.reduce((sum, { text }) => sum + text.length + 3, 0);
  const icon = <Icon name="menu" size={28} />;

  useEffect(() => {
    // A menu that was opened by its link, before the script had loaded, becomes a dialog.
    if (window.location.hash !== `#${MENU_ID}`) return;
    window.location.replace('#');
    setOpenedAt(FIRST_KEY);
  }, []);

  return (
    <header
      data-section="menu"
      className={classNames(
        styles.header,
        letters <= SHORT ? styles.short : letters <= LONG && styles.long,
        isHydrated && styles.stays,
        isFilled && styles.filled,
        isFilled && 'on-dark',
      )}
    >
      <div className={`line spread gap-6 ${styles.inner}`}>
        <Brand />
        <nav className={styles.bar} aria-label="Main">
          <NavList links={links} className={`line gap-1 ${styles.links}`} signUpClassName={styles.signUp} />
        </nav>
        {isHydrated ? (
          <button
            type="button"
            className={`centred ${styles.menu}`}
            aria-label="Open menu"
            aria-haspopup="dialog"
            onClick={() => setOpenedAt(key)}
          >
            {icon}
          </button>
        ) : (
          <a href={`#${MENU_ID}`} className={`centred ${styles.menu}`} aria-label="Open menu">
            {icon}
          </a>
        )}
      </div>
      {/* Back changes `key` and so closes the drawer. */}
      <Drawer
        id={MENU_ID}
        label="Menu"
        closeLabel="Close menu"
        isOpen={openedAt === key}
        onClose={() => setOpenedAt(null)}
      >
        <nav aria-label="Main">
          <NavList links={links} className={styles.sheetLinks} signUpClassName={styles.sheetSignUp} />
        </nav>
      </Drawer>
    </header>
  );
}

interface Props {
  links: ShownSection<'menu'>['links'];
  className: string | undefined;
  signUpClassName: string | undefined;
}

/** Leaves out login and sign-up if accounts are off. For a visitor with a login, the account replaces them. */
function useMenu(links: Props['links']): Props['links'] {
  const { accounts } = usePageMeta();
  // The server renders the same page for all visitors. Only the browser knows whether the visitor is logged in.
  const isMember = useHydrated() && isLoggedIn();
  if (!accounts || (accounts === 'open' && !isMember)) return links;
  const first = accounts === 'open' ? links.find(({ to }) => LOGIN_PATHS.includes(to)) : undefined;
  return links.flatMap((link) => {
    if (!LOGIN_PATHS.includes(link.to)) return [link];
    return link === first ? [{ ...link, to: ACCOUNT_PATH, text: SITE_PAGES.account.title }] : [];
  });
}

/** Links of the navigation. `aria-current` marks the link to the current page or to its list page. */
function NavList({ links, className, signUpClassName }: Props) {
  const { pathname } = useLocation();
  const isCurrent = (to: string) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
  return (
    <ul className={className}>
      {useMenu(links).map(({ to, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two links may be the same
        <li key={index}>
          <NavLink
            to={to}
            className={to === '/signup' ? signUpClassName : undefined}
            aria-current={isCurrent(to) ? 'page' : undefined}
          >
            {text}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** Link of the menu. If its page is hidden or missing, it is plain text. */
function NavLink({ to, className, children, ...rest }: LinkProps) {
  const isThere = useIsThere(to);
  // A plain link loads the document from the server. Only this document contains the account's data.
  if (to === ACCOUNT_PATH)
    return (
      <a href={to} className={className} {...rest}>
        {children}
      </a>
    );
  return isThere ? (
    <Link to={to} className={className} {...rest}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  );
}
