import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NavIcon } from '../shared/layout/nav-icon';
import { Brand } from '../shared/layout/office-brand';
import { useCan } from '../shared/use-can';
import { isCurrent, linksFor, moreLinksFor } from './nav-links';
import { ShellLinks } from './shell-links';
import styles from './sidebar.module.css';
import { useLogout } from './use-logout';

export function Sidebar() {
  const can = useCan();
  const logout = useLogout();
  const links = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const more = moreLinksFor(can);
  const hasCurrent = more.some((link) => isCurrent(link, pathname));
  const [isMoreOpen, setIsMoreOpen] = useState(hasCurrent);
  useEffect(() => {
    if (hasCurrent) setIsMoreOpen(true);
  }, [hasCurrent]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each screen
  useEffect(() => {
    links.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [pathname, isMoreOpen]);
  return (
    <aside className={`${styles.sidebar} on-dark`}>
      <Brand />
      <nav ref={links} aria-label="Admin">
        <ShellLinks links={linksFor(can)} className={styles.list}>
          <li>
            <button
              type="button"
              title="More"
              aria-expanded={isMoreOpen}
              data-current={(hasCurrent && !isMoreOpen) || undefined}
              onClick={() => setIsMoreOpen(!isMoreOpen)}
            >
              <NavIcon name="more" />
              <span>More</span>
            </button>
            {isMoreOpen && <ShellLinks links={more} className={`${styles.list} ${styles.more}`} />}
          </li>
        </ShellLinks>
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
