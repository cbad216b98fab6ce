import { LIMITS } from '@contract/limits';
import { ownPath } from '@contract/link-target';
import { matchSitePage, SITE_PAGES, SITE_PATHS } from '@contract/site-pages';
import { Input } from 'antd';
import { type ComponentProps, useEffect, useState } from 'react';
import { pages, posts, redirects, services } from '@/api/office';
import { useRemoteOf } from '@/stores/server-store';
import { Select } from '../forms/select';
import { createOfficeStore } from '../office-store';
import styles from './link-input.module.css';

interface Target {
  to: string;
  label: string;
  /** Whether visitors find it. */
  isThere: boolean;
}

const ALL = { page: 1, limit: LIMITS.pageSizeMax };
/** No address looks like it. */
const OTHER = 'other';
const NOTHING: Written = { targets: [], ledOn: [] };

const TITLES = new Map(Object.values(SITE_PAGES).map(({ path, title }) => [path, title]));
const ROUTES: Target[] = SITE_PATHS.map((to) => ({ to, label: `${TITLES.get(to)} (${to})`, isThere: true }));

interface Written {
  targets: Target[];
  /** Old addresses that lead visitors on to something. */
  ledOn: string[];
}

/** What the office has written that links can lead to. */
const useWritten = createOfficeStore<Written>(async (_query, signal) => {
  const [written, offered, shown, ledOn] = await Promise.all([
    pages.list(ALL, signal),
    services.list(ALL, signal),
    posts.list({ ...ALL, status: 'published' }, signal),
    listLedOn(signal),
  ]);
  const targets = [
    ...written.items.map(({ title, slug, status }) => {
      const isThere = status === 'published';
      return { to: `/${slug}`, label: `${title} (/${slug})${isThere ? '' : ', a draft'}`, isThere };
    }),
    ...offered.items.map(({ title, slug }) => ({
      to: `/services/${slug}`,
      label: `${title} (/services/${slug})`,
      isThere: true,
    })),
    ...shown.items.map(({ _id, title }) => ({ to: `/blogs/${_id}`, label: `Post: ${title}`, isThere: true })),
  ];
  return { targets, ledOn };
});

async function listLedOn(signal: AbortSignal): Promise<string[]> {
  const found = await redirects.list(ALL, signal);
  const more = found.total > found.items.length ? await redirects.list({ ...ALL, page: 2 }, signal) : null;
  return [...found.items, ...(more?.items ?? [])].filter(({ isThere }) => isThere).map(({ from }) => from);
}

/** Something may have been published, renamed or deleted. */
export const renewLinkTargets = (): void => void useWritten.getState().reload();

type Given = 'id' | 'onBlur' | 'disabled' | 'aria-invalid' | 'aria-describedby';

interface LinkInputProps extends Pick<ComponentProps<'input'>, Given> {
  /** A `Form.Item` gives it. */
  value?: string;
  onChange?: (value: string) => void;
  /** Of a redirect, which takes visitors to what they find, or nowhere: how that is called. */
  nowhere?: string;
  /** An address that is none of the targets. */
  except?: string;
}

/** Where a link leads: one of the site's pages, or any other address; says where visitors would find nothing. */
export function LinkInput({ value = '', onChange, onBlur, nowhere, except, ...field }: LinkInputProps) {
  const written = useRemoteOf(useWritten);
  const [isTyped, setIsTyped] = useState(false);
  useEffect(() => useWritten.getState().ensure(), []);
  const { targets, ledOn } = written.status === 'ready' ? written.value : NOTHING;
  const isRedirect = nowhere !== undefined;
  const known = [...ROUTES, ...targets];
  const offered = known.filter(({ to, isThere }) => to !== except && (isThere || !isRedirect));
  const target = known.find(({ to }) => to === value);
  const isListed = !isTyped && (offered.some(({ to }) => to === value) || (isRedirect && value === ''));
  const choose = (to: string) => {
    setIsTyped(to === OTHER);
    if (to !== OTHER) onChange?.(to);
  };
  const isLedOn = ledOn.includes(ownPath(value) ?? '');
  const isNowhere = !isLedOn && (target ? !target.isThere : written.status === 'ready' && isMissing(value));
  return (
    <>
      <Select
        {...field}
        value={isListed ? value : OTHER}
        onChange={choose}
        options={[
          ...offered.map(({ to, label }) => ({ value: to, label })),
          ...(isRedirect ? [{ value: '', label: nowhere }] : []),
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
          aria-invalid={field['aria-invalid']}
          aria-describedby={field['aria-describedby']}
          placeholder={isRedirect ? '/page or https://...' : '/page, https://..., mailto:... or tel:...'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onBlur={onBlur}
          onChange={(event) => onChange?.(event.target.value)}
        />
      )}
      {isNowhere && (
        <p className={styles.nowhere}>
          Visitors find nothing there now.{!isRedirect && ' Until they do, the words are no link.'}
        </p>
      )}
    </>
  );
}

/** Whether an address would be among those that are known, were it there. */
function isMissing(to: string): boolean {
  const path = ownPath(to);
  if (path === null || ROUTES.some((route) => route.to === path)) return false;
  return ['published', 'service'].includes(matchSitePage(path).name) && path !== '/privacy';
}
