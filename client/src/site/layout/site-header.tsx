import { pagesIn } from '@contract/site-pages';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from '@/lib/class-names';
import { useHydrated } from '@/lib/use-hydrated';
import { useScrolledPast } from '@/lib/use-scrolled-past';
import { Drawer } from '@/ui/drawer';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import { Brand } from './brand';
import styles from './site-header.module.css';

/** Navbar scroll threshold. */
const FILLED_AFTER_PX = 10;

const MENU_ID = 'menu';
const LINKS = pagesIn('menu');

/** The router's key of an address that it did not make itself. */
const FIRST_KEY = 'default';

/** Lies over the top of every page: transparent there, filled further down; its links become a drawer on small screens. */
export function SiteHeader() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isFilled = useScrolledPast(FILLED_AFTER_PX);
  const isHydrated = useHydrated();
  const icon = <Icon name="menu" size={28} />;

  useEffect(() => {
    // Somebody was faster than the script and opened it by its address: from here on it is opened as a dialog.
    if (window.location.hash !== `#${MENU_ID}`) return;
    window.location.replace('#');
    setOpenedAt(FIRST_KEY);
  }, []);

  return (
    <header
      className={classNames(
        styles.header,
        isHydrated && styles.stays,
        isFilled && styles.filled,
        isFilled && 'on-dark',
      )}
    >
      <div className={styles.inner}>
        <Brand />
        <nav className={styles.bar} aria-label="Main">
          <NavList className={styles.links} signUpClassName={styles.signUp} />
        </nav>
        {isHydrated ? (
          <button
            type="button"
            className={styles.menu}
            aria-label="Open menu"
            aria-haspopup="dialog"
            onClick={() => setOpenedAt(key)}
          >
            {icon}
          </button>
        ) : (
          <a href={`#${MENU_ID}`} className={styles.menu} aria-label="Open menu">
            {icon}
          </a>
        )}
      </div>
      {/* Any change of the route closes it, whoever made it. */}
      <Drawer
        id={MENU_ID}
        label="Menu"
        closeLabel="Close menu"
        isOpen={openedAt === key}
        onClose={() => setOpenedAt(null)}
      >
        <nav aria-label="Main">
          <NavList className={styles.sheetLinks} signUpClassName={styles.sheetSignUp} />
        </nav>
      </Drawer>
    </header>
  );
}

interface Props {
  className: string;
  signUpClassName: string;
}

/** The links of the top navigation; the one of the current route, or of the list that it belongs to, carries `aria-current`. */
function NavList({ className, signUpClassName }: Props) {
  const { pathname } = useLocation();
  const isCurrent = (to: string) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
  return (
    <ul className={className}>
      {LINKS.map(({ path, title }) => (
        <li key={path}>
          <Link
            to={path}
            className={path === '/signup' ? signUpClassName : undefined}
            aria-current={isCurrent(path) ? 'page' : undefined}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
