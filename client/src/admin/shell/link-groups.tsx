import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { NavIcon } from '../shared/layout/nav-icon';
import { groupsOf, type ShellLink } from './nav-links';
import { WaitingBadge } from './waiting-badge';

interface LinkGroupsProps {
  links: readonly ShellLink[];
  styles: Readonly<Record<string, string>>;
  onFollow?: () => void;
}

/** Lists of links to screens, each under its heading. @param styles has `heading` and `list` */
export function LinkGroups({ links, styles, onFollow }: LinkGroupsProps) {
  const id = useId();
  return groupsOf(links).map(({ group, links }) => (
    <div key={group}>
      <p id={id + group} className={styles.heading}>
        {group}
      </p>
      <ul className={styles.list} aria-labelledby={id + group}>
        {links.map(({ to, text, icon, waiting }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/admin'} title={text} onClick={onFollow}>
              <NavIcon name={icon} />
              <span>{text}</span>
              {waiting && <WaitingBadge of={waiting} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}
