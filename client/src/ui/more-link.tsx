import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { Icon } from './icon';
import { Link } from './link';
import styles from './more-link.module.css';

interface Props {
  /** A path of the site, or `#part` of this page. */
  to: string;
  direction?: 'right' | 'down' | 'left';
  className?: string;
  children: ReactNode;
}

/** Underlined text with an arrow: on to more of this, back to where it came from, or down the page. */
export function MoreLink({ to, direction = 'right', className, children }: Props) {
  const icon = <Icon name={`arrow-${direction}`} />;
  const parts = direction === 'left' ? [icon, children] : [children, icon];
  const classes = classNames(styles.more, styles[direction], className);
  const inner = (
    <>
      {parts[0]} {parts[1]}
    </>
  );
  // The browser itself knows how to go to a part of the page, with or without script.
  if (to.startsWith('#')) {
    return (
      <a href={to} className={classes}>
        {inner}
      </a>
    );
  }
  return (
    <Link to={to} className={classes}>
      {inner}
    </Link>
  );
}
