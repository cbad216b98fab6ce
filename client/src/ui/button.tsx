import type { ButtonHTMLAttributes } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './button.module.css';

/** Importance of an action. A screen has one `main` button, which is copper. `line` and `quiet` are less important. */
export type ButtonKind = 'main' | 'line' | 'quiet';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
}

export function Button({ kind = 'main', type = 'button', className, ...rest }: Props) {
  return <button {...rest} type={type} className={classNames(styles.button, styles[kind], className)} />;
}
