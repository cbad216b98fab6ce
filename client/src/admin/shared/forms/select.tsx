import { ConfigProvider } from 'antd';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './select.module.css';

interface SelectProps<V extends string> extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'prefix'> {
  value?: V;
  onChange?: (value: V) => void;
  options: readonly { value: V; label: string }[];
  prefix?: ReactNode;
}

/**
 * Select of the browser. Phones show their own picker for it, and screen readers read its value. Neither works with
 * antd's select.
 */
export function Select<V extends string>({ options, onChange, prefix, className, ...select }: SelectProps<V>) {
  const { componentDisabled } = ConfigProvider.useConfig();
  return (
    <span className={classNames('line shrinks', styles.box, className)}>
      {prefix && (
        <span className={`firm muted ${styles.prefix}`} aria-hidden="true">
          {prefix}
        </span>
      )}
      <select
        disabled={componentDisabled}
        {...select}
        className={`shrinks grows ${styles.select}`}
        onChange={(event) => onChange?.(event.currentTarget.value as V)}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false" className={`muted ${styles.arrow}`}>
        <path d="M5 8l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </span>
  );
}
