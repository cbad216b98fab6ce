import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { NavIcon } from '../shared/layout/nav-icon';
import { WaitingBadge } from '../shared/layout/waiting-badge';
import { isCurrent, type ShellLink } from './nav-links';

interface ShellLinksProps {
  links: readonly ShellLink[];
  className?: string;
  badgeClass?: string;
  onFollow?: () => void;
  children?: ReactNode;
}

export function ShellLinks({ links, className, badgeClass, onFollow, children }: ShellLinksProps) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.to}>
          <Link
            to={link.to}
            title={link.text}
            aria-current={isCurrent(link, pathname) ? 'page' : undefined}
            onClick={onFollow}
          >
            <NavIcon name={link.icon} />
            <span>{link.text}</span>
            {link.waiting && <WaitingBadge of={link.waiting} className={badgeClass} />}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  );
}
