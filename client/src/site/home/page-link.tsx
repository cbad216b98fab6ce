import { useIsThere } from '@/stores/linked-pages';
import { MoreLink } from '@/ui/more-link';
import styles from './page-link.module.css';

/** On to a page that is written in the back office; words alone while nobody has published it. */
export function PageLink({ to, children }: { to: string; children: string }) {
  return useIsThere(to) ? <MoreLink to={to}>{children}</MoreLink> : <span className={styles.words}>{children}</span>;
}
