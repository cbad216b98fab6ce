import { classNames } from '@/lib/class-names';
import type { ButtonKind } from './button';
import styles from './button.module.css';
import { Link, type LinkProps } from './link';

interface Props extends LinkProps {
  kind?: ButtonKind;
}

/** Link that looks like a button. Use it only for navigation, not for actions. */
export function ButtonLink({ kind = 'main', className, ...rest }: Props) {
  return <Link {...rest} className={classNames(styles.button, styles[kind], className)} />;
}
