import { useIsThere } from '@/stores/linked-pages';
import { Link } from '@/ui/link';
import type { NavEntry } from './nav-links';

/** Words alone while nobody has published the page behind them. */
export function FooterLink({ to, words }: NavEntry) {
  return useIsThere(to) ? <Link to={to}>{words}</Link> : <span>{words}</span>;
}
