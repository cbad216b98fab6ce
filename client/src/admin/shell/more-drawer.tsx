import { Drawer } from 'antd';
import { NavLink } from 'react-router-dom';
import { NavIcon } from '../shared/layout/nav-icon';
import { useCan } from '../shared/use-can';
import styles from './more-drawer.module.css';
import { moreLinksFor } from './nav-links';
import { useLogout } from './use-logout';
import { WaitingBadge } from './waiting-badge';

interface MoreDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** On phones: the screens that the bottom bar has no room for, and the ways out. */
export function MoreDrawer({ open, onClose }: MoreDrawerProps) {
  const can = useCan();
  const logout = useLogout();
  return (
    <Drawer open={open} onClose={onClose} placement="bottom" size="auto" title="More" aria-label="More screens">
      <ul className={styles.list}>
        {moreLinksFor(can).map((link) => (
          <li key={link.to}>
            <NavLink to={link.to} onClick={onClose}>
              <NavIcon name={link.icon} />
              <span>{link.text}</span>
              {link.waiting && <WaitingBadge of={link.waiting} />}
            </NavLink>
          </li>
        ))}
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
    </Drawer>
  );
}
