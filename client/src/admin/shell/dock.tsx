import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NavIcon } from '../shared/layout/nav-icon';
import { WaitingBadge } from '../shared/layout/waiting-badge';
import { useCan } from '../shared/use-can';
import styles from './dock.module.css';
import { MoreDrawer } from './more-drawer';
import { dockLinksFor, drawerLinksFor, isCurrent } from './nav-links';
import { ShellLinks } from './shell-links';

export function Dock() {
  const can = useCan();
  const { pathname } = useLocation();
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const hasMoreOpen = drawerLinksFor(can).some((link) => isCurrent(link, pathname));
  const dock = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each screen
  useEffect(() => {
    const entry = dock.current?.querySelector<HTMLElement>('[aria-current]');
    const list = entry?.closest('ul');
    if (entry && list) list.scrollLeft = entry.offsetLeft + (entry.offsetWidth - list.clientWidth) / 2;
  }, [pathname]);
  return (
    <nav ref={dock} className={`on-white ruled ${styles.dock}`} aria-label="Main screens">
      <ShellLinks links={dockLinksFor(can)} className={styles.list} badgeClass={styles.badge}>
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
      </ShellLinks>
      <MoreDrawer open={isMoreOpen} onClose={() => setIsMoreOpen(false)} />
    </nav>
  );
}
