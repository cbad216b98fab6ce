import { LIMITS } from '@contract/limits';
import { SITE_PAGES, SITE_PATHS } from '@contract/site-pages';
import { Input } from 'antd';
import { type ComponentProps, useEffect, useState } from 'react';
import { pages, services } from '@/api/office';
import { useRemoteOf } from '@/stores/server-store';
import { Select } from '../forms/select';
import { createOfficeStore } from '../office-store';
import styles from './link-input.module.css';
import { renewNowhere, useIsNowhere } from './use-is-nowhere';

interface Target {
  to: string;
  label: string;
}

const ALL = { page: 1, limit: LIMITS.pageSizeMax };
const OTHER = '';
const NONE: Target[] = [];

const TITLES = new Map(Object.values(SITE_PAGES).map(({ path, title }) => [path, title]));
const ROUTES: Target[] = SITE_PATHS.map((to) => ({ to, label: `${TITLES.get(to)} (${to})` }));

/** What the office has written that links can lead to. */
const useWritten = createOfficeStore<Target[]>(async (_query, signal) => {
  const [written, offered] = await Promise.all([pages.list(ALL, signal), services.list(ALL, signal)]);
  return [
    ...written.items.map(({ title, slug, status }) => ({
      to: `/${slug}`,
      label: `${title} (/${slug})${status === 'published' ? '' : ', a draft'}`,
    })),
    ...offered.items.map(({ title, slug }) => ({ to: `/services/${slug}`, label: `${title} (/services/${slug})` })),
  ];
});

/** Something may have been published, renamed or deleted. */
export function renewLinkTargets(): void {
  void useWritten.getState().reload();
  renewNowhere();
}

interface LinkInputProps extends Pick<ComponentProps<'input'>, 'id' | 'onBlur' | 'disabled'> {
  /** A `Form.Item` gives it. */
  value?: string;
  onChange?: (value: string) => void;
}

/** Where a link leads: one of the site's pages, or any other address; says where visitors would find nothing. */
export function LinkInput({ value = '', onChange, onBlur, ...field }: LinkInputProps) {
  const written = useRemoteOf(useWritten);
  const [isTyped, setIsTyped] = useState(false);
  const [isTyping, setIsTyping] = useState(false);
  const isNowhere = useIsNowhere(isTyping ? null : value);
  useEffect(() => useWritten.getState().ensure(), []);
  const known = [...ROUTES, ...(written.status === 'ready' ? written.value : NONE)];
  const isListed = !isTyped && known.some(({ to }) => to === value);
  const choose = (to: string) => {
    setIsTyped(to === OTHER);
    if (to !== OTHER) onChange?.(to);
  };
  return (
    <>
      <Select
        {...field}
        value={isListed ? value : OTHER}
        onChange={choose}
        options={[
          ...known.map(({ to, label }) => ({ value: to, label })),
          { value: OTHER, label: 'Another address...' },
        ]}
      />
      {!isListed && (
        <Input
          className={styles.typed}
          aria-label="Address"
          value={value}
          maxLength={LIMITS.link}
          disabled={field.disabled}
          placeholder="/page, https://..., mailto:... or tel:..."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onBlur={(event) => {
            setIsTyping(false);
            onBlur?.(event);
          }}
          onChange={(event) => {
            setIsTyping(true);
            onChange?.(event.target.value);
          }}
        />
      )}
      {isNowhere && (
        <p className={styles.nowhere}>Visitors find nothing there now. Until they do, the words are no link.</p>
      )}
    </>
  );
}
