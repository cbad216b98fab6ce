import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { NavIcon } from '../shared/layout/nav-icon';
import { useCan } from '../shared/use-can';
import styles from './dock.module.css';
import { MoreDrawer } from './more-drawer';
import { dockLinksFor, moreLinksFor } from './nav-links';
import { WaitingBadge } from './waiting-badge';

/** The bottom bar of small screens; what it has no room for is behind "More". */
export function Dock() {
  const can = useCan();
  const { pathname } = useLocation();
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const hasMoreOpen = moreLinksFor(can).some(({ to }) => pathname.startsWith(to));
  const list = useRef<HTMLUListElement>(null);
  // Where the bar is longer than the screen, it shows where one is.
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>(`a[href="${pathname}"]`);
    if (entry && list.current)
      list.current.scrollLeft = entry.offsetLeft + (entry.offsetWidth - list.current.clientWidth) / 2;
  }, [pathname]);
  return (
    <nav className={styles.dock} aria-label="Admin, short">
      <ul ref={list} className={styles.list}>
        {dockLinksFor(can).map((link) => (
          <li key={link.to}>
            <NavLink to={link.to} end={link.to === '/admin'}>
              <NavIcon name={link.icon} />
              <span>{link.text}</span>
              {link.waiting && <WaitingBadge of={link.waiting} className={styles.badge} />}
            </NavLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isMoreOpen}
            data-current={hasMoreOpen || undefined}
            onClick={() => setIsMoreOpen(true)}
          >
            <NavIcon name="more" />
            <span>More</span>
            <WaitingBadge of="requests" className={styles.badge} />
          </button>
        </li>
      </ul>
      <MoreDrawer open={isMoreOpen} onClose={() => setIsMoreOpen(false)} />
    </nav>
  );
}
