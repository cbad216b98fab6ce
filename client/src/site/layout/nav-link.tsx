import { useIsThere } from '@/stores/linked-pages';
import { Link, type LinkProps } from '@/ui/link';

/** A link of the menu: words alone while visitors would find nothing behind it. */
export function NavLink({ to, className, children, ...rest }: LinkProps) {
  return useIsThere(to) ? (
    <Link to={to} className={className} {...rest}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  );
}
