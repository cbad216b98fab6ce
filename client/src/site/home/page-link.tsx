import { useIsThere } from '@/stores/linked-pages';
import { MoreLink } from '@/ui/more-link';

interface Props {
  to: string;
  /** `covers-card` where all of the card is to lead there. */
  className?: string;
  children: string;
}

/** On to a page that is written in the back office; words alone while nobody has published it. */
export function PageLink({ to, className, children }: Props) {
  if (!useIsThere(to)) return <span className="touch semibold">{children}</span>;
  return (
    <MoreLink to={to} className={className}>
      {children}
    </MoreLink>
  );
}
