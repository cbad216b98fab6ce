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
  // A plain link is enough for a target on the same page. It needs no router.
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
