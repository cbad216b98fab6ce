import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { Icon } from './icon';
import { Link } from './link';
import styles from './more-link.module.css';

interface Props {
  to: string;
  direction?: 'right' | 'down' | 'left';
  className?: string;
  children: ReactNode;
}

export function MoreLink({ to, direction = 'right', className, children }: Props) {
  const icon = <Icon name={`arrow-${direction}`} />;
  const parts = direction === 'left' ? [icon, children] : [children, icon];
  const classes = classNames('touch gap-2 semibold breaks', styles.more, styles[direction], className);
  const inner = (
    <>
      {parts[0]} {parts[1]}
    </>
  );
  // A part of the same page needs no router, so a plain link is enough.
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
