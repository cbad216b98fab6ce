import { NavLink } from 'react-router-dom';
import { classNames } from '@/lib/class-names';
import { LOGIN_LINK, SIGN_UP_LINK, TOP_LINKS } from './nav-links';

interface Props {
  className: string;
  signUpClassName: string;
}

/** The links of the top navigation; the one of the current route carries `aria-current`. */
export function NavList({ className, signUpClassName }: Props) {
  return (
    <ul className={className}>
      {[...TOP_LINKS, LOGIN_LINK, SIGN_UP_LINK].map(({ to, words }) => (
        <li key={to}>
          <NavLink to={to} end={to === '/'} className={classNames(to === SIGN_UP_LINK.to && signUpClassName)}>
            {words}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
