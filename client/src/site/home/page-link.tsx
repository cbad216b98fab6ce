import { useIsThere } from '@/stores/linked-pages';
import { MoreLink } from '@/ui/more-link';

interface Props {
  to: string;
  /** CSS class. With `covers-card`, the whole card becomes a link. */
  className?: string;
  children: string;
}

/** Link to a page. If the page does not exist yet or is not published, it is plain text. */
export function PageLink({ to, className, children }: Props) {
  if (!useIsThere(to)) return <span className="touch semibold">{children}</span>;
  return (
    <MoreLink to={to} className={className}>
      {children}
    </MoreLink>
  );
}
