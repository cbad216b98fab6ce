import type { AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the site, or an address elsewhere with its scheme. */
  to: string;
  /** Takes the place of this address in the history. */
  replace?: boolean;
}

/** A link inside the site, or out of it. The router's own `Link` would add 3 kB of prefetching to what every visitor loads first. */
export function Link({ to, replace, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const isElsewhere = /^\w+:/.test(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, target: rest.target });
  return (
    <a
      {...rest}
      href={isElsewhere ? to : href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !isElsewhere) follow(event);
      }}
    />
  );
}
