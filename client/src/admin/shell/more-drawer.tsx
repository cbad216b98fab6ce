import { Drawer } from 'antd';
import { NavIcon } from '../shared/layout/nav-icon';
import { useCan } from '../shared/use-can';
import styles from './more-drawer.module.css';
import { drawerLinksFor } from './nav-links';
import { ShellLinks } from './shell-links';

export function MoreDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const can = useCan();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="bottom"
      size="auto"
      title="More"
      aria-label="More screens"
      // Limits the height to that of the screen, so that a longer drawer scrolls.
      styles={{ wrapper: { maxHeight: '100%' } }}
    >
      <ShellLinks links={drawerLinksFor(can)} className={styles.list} onFollow={onClose} />
      <ul className={`${styles.list} ${styles.end}`}>
        <li>
          <a href="/">
            <NavIcon name="exit" />
            <span>Exit to Website</span>
          </a>
        </li>
      </ul>
    </Drawer>
  );
}
