import { NavLink } from 'react-router-dom';
import { Brand } from '../shared/layout/brand';
import { NavIcon } from '../shared/layout/nav-icon';
import { useCan } from '../shared/use-can';
import { linksFor } from './nav-links';
import styles from './sidebar.module.css';
import { useLogout } from './use-logout';
import { WaitingBadge } from './waiting-badge';

/** The way to every screen, from 768 px on. */
export function Sidebar() {
  const can = useCan();
  const logout = useLogout();
  return (
    <aside className={`${styles.sidebar} on-dark`}>
      <Brand />
      <nav aria-label="Admin">
        <ul className={styles.list}>
          {linksFor(can).map((link) => (
            <li key={link.to}>
              <NavLink to={link.to} end={link.to === '/admin'} title={link.text}>
                <NavIcon name={link.icon} />
                <span>{link.text}</span>
                {link.waiting && <WaitingBadge of={link.waiting} />}
              </NavLink>
            </li>
          ))}
        </ul>
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
