import { useLocation } from 'react-router-dom';
import { Link } from '@/ui/link';
import { LOGIN_LINK, SIGN_UP_LINK, TOP_LINKS } from './nav-links';

interface Props {
  className: string;
  signUpClassName: string;
}

/** The links of the top navigation; the one of the current route, or of the list that it belongs to, carries `aria-current`. */
export function NavList({ className, signUpClassName }: Props) {
  const { pathname } = useLocation();
  const isCurrent = (to: string) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
  return (
    <ul className={className}>
      {[...TOP_LINKS, LOGIN_LINK, SIGN_UP_LINK].map(({ to, words }) => (
        <li key={to}>
          <Link
            to={to}
            className={to === SIGN_UP_LINK.to ? signUpClassName : undefined}
            aria-current={isCurrent(to) ? 'page' : undefined}
          >
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}
