import { type AnchorHTMLAttributes, use } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { StartMove } from '@/lib/start-move';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path on this site, or a full URL. */
  to: string;
  replace?: boolean;
}

/** Link to this site or another. The router's `Link` would add 3 kB to the first load. */
export function Link({ to, replace, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const isElsewhere = /^\w+:/.test(to);
  const startMove = use(StartMove);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, target: rest.target });
  return (
    <a
      {...rest}
      href={isElsewhere ? to : href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !isElsewhere) startMove(() => follow(event));
      }}
    />
  );
}
