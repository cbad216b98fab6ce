import type { ButtonHTMLAttributes } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './button.module.css';

/** `main` (copper) is a screen's main action, `line` the second, `quiet` the third. */
export type ButtonKind = 'main' | 'line' | 'quiet';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
}

export function Button({ kind = 'main', type = 'button', className, ...rest }: Props) {
  return <button {...rest} type={type} className={classNames(styles.button, styles[kind], className)} />;
}
