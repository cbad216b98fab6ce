import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Brand } from '../shared/layout/brand';
import { NavIcon } from '../shared/layout/nav-icon';
import { useCan } from '../shared/use-can';
import { LinkGroups } from './link-groups';
import { linksFor } from './nav-links';
import styles from './sidebar.module.css';
import { useLogout } from './use-logout';

/** The way to every screen, from 768 px on. */
export function Sidebar() {
  const can = useCan();
  const logout = useLogout();
  const links = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each screen, in a window too low for all entries
  useEffect(() => {
    links.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [pathname]);
  return (
    <aside className={`${styles.sidebar} on-dark`}>
      <Brand />
      <nav ref={links} aria-label="Admin">
        <LinkGroups links={linksFor(can)} styles={styles} />
      </nav>
      <ul className={`${styles.list} ${styles.end}`}>
        <li>
          <a href="/">
            <NavIcon name="exit" />
            <span>Exit to Website</span>
          </a>
        </li>
        <li>
          <button type="button" onClick={logout}>
            <NavIcon name="logout" />
            <span>Logout</span>
          </button>
        </li>
      </ul>
    </aside>
  );
}
