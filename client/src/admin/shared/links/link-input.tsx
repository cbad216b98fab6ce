import { LIMITS } from '@contract/limits';
import { SITE_PAGES, SITE_PATHS } from '@contract/site-pages';
import { LOGIN_PATHS } from '@contract/visitor-accounts';
import { Input } from 'antd';
import { type ComponentProps, useState } from 'react';
import { links } from '@/api/links.api';
import { pages } from '@/api/pages.api';
import { posts } from '@/api/posts.api';
import { services } from '@/api/services.api';
import { createAdminStore, useEnsured } from '../admin-store';
import { Select } from '../forms/select';
import { recheckLinks, useIsBrokenLink } from './use-is-broken-link';

interface Target {
  to: string;
  label: string;
  /** True if visitors can open the page. Only a visible page can be a redirect's target. */
  isThere: boolean;
}

const ALL = { page: 1, limit: LIMITS.pageSizeMax };
const UNSEEN = ', not visible to visitors';
const OTHER = 'other';

const TITLES = new Map(Object.values(SITE_PAGES).map(({ path, title }) => [path, title]));
const targetOf = (to: string, title: string | undefined, isThere = true): Target => ({
  to,
  label: `${title} (${to})`,
  isThere,
});
const ROUTES = SITE_PATHS.map((to) => targetOf(to, TITLES.get(to)));

const useTargets = createAdminStore<Target[]>(async (_query, signal) => {
  const [{ items: off }, written, offered, shown] = await Promise.all([
    // If this check fails, the list offers all pages. The field checks the selected link once more and reports it if it
    // leads to no page.
    links.listNowhere({ to: SITE_PATHS.join('\n') }, signal).catch(() => ({ items: [] as string[] })),
    pages.list(ALL, signal),
    services.list(ALL, signal),
    posts.list({ ...ALL, status: 'published' }, signal),
  ]);
  return [
    ...ROUTES.map((route) => ({ ...route, isThere: !off.includes(route.to) })),
    ...written.items.map(({ title, slug, status }) => targetOf(`/${slug}`, title, status === 'published')),
    ...offered.items.map(({ title, slug }) => targetOf(`/services/${slug}`, title)),
    ...shown.items.map(({ _id, title }) => ({ to: `/blogs/${_id}`, label: `Post: ${title}`, isThere: true })),
  ];
});

/** Reloads the link targets. Call it after a page was published, renamed or deleted. */
export function renewLinkTargets(): void {
  void useTargets.getState().reload();
  recheckLinks();
}

type Given = 'id' | 'onBlur' | 'disabled' | 'aria-invalid' | 'aria-describedby';

interface LinkInputProps extends Pick<ComponentProps<'input'>, Given> {
  value?: string;
  onChange?: (value: string) => void;
  /** True for a redirect, whose target must be visible to visitors. */
  isRedirect?: boolean;
  isTextWithoutPage?: boolean;
  emptyLabel?: string;
  except?: string;
}

/**
 * Field for a link. The user selects a page of the site or types a URL. Warns if visitors would get "Page not found".
 */
export function LinkInput({ value = '', onChange, onBlur, ...props }: LinkInputProps) {
  const { isRedirect, isTextWithoutPage, emptyLabel, except, ...field } = props;
  const targets = useEnsured(useTargets);
  const [isTyped, setIsTyped] = useState(false);
  const [isTyping, setIsTyping] = useState(false);
  const isBroken = useIsBrokenLink(isTyping ? null : value);
  const known = targets.status === 'ready' ? targets.value : ROUTES;
  const offered = known.filter(({ to, isThere }) => to !== except && (isThere || !isRedirect));
  const isListed = !isTyped && (offered.some(({ to }) => to === value) || (emptyLabel !== undefined && value === ''));
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
          ...offered.map(({ to, label, isThere }) => ({ value: to, label: label + (isThere ? '' : UNSEEN) })),
          ...(emptyLabel ? [{ value: '', label: emptyLabel }] : []),
          { value: OTHER, label: 'Another URL' },
        ]}
      />
      {!isListed && (
        <Input
          style={{ marginTop: 'var(--space-2)' }}
          aria-label="URL"
          value={value}
          maxLength={LIMITS.link}
          disabled={field.disabled}
          aria-invalid={field['aria-invalid']}
          aria-describedby={field['aria-describedby']}
          placeholder={isRedirect ? '/page or https://...' : '/page, https://..., mailto:... or tel:...'}
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
      {isBroken && <p className="tiny semibold above-1">{noteOf(value, props)}</p>}
    </>
  );
}

/** Tells what visitors see instead of a link whose page they cannot open. */
function noteOf(to: string, { isRedirect, isTextWithoutPage }: Omit<LinkInputProps, 'value'>): string {
  const missing = 'There is no public page at this URL.';
  if (isRedirect) return missing;
  if (LOGIN_PATHS.includes(to))
    return 'Visitor accounts are off in Site Settings, so visitors see no link to this page.';
  return `${missing} Until this page exists, visitors ${isTextWithoutPage ? 'see the text without a link' : 'do not see this link'}.`;
}
