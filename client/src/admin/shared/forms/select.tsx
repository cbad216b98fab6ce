import { ConfigProvider } from 'antd';
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './select.module.css';

interface SelectProps<V extends string> extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'prefix'> {
  value?: V;
  onChange?: (value: V) => void;
  options: readonly { value: V; label: string }[];
  prefix?: ReactNode;
  /** True if a choice is carried out at once. Keys then open the list, because on a closed select they would choose. */
  isAction?: boolean;
}

/**
 * Select of the browser. Phones show their own picker for it, and screen readers read its value. Neither works with
 * antd's select.
 */
export function Select<V extends string>({
  options,
  onChange,
  prefix,
  className,
  isAction,
  ...select
}: SelectProps<V>) {
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
        onKeyDown={isAction ? openList : undefined}
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

function openList(event: KeyboardEvent<HTMLSelectElement>) {
  const select = event.currentTarget;
  const chooses = /^(.|Arrow.*|Page.*|Home|End)$/.test(event.key) && !event.ctrlKey && !event.metaKey;
  // Firefox sends keys to the select while its list is open. Browsers that do not know `:open` keep their own way.
  if (!chooses || !globalThis.CSS?.supports('selector(:open)') || select.matches(':open')) return;
  event.preventDefault();
  select.showPicker();
}
