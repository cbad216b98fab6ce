import { Fragment } from 'react';

/**
 * Email address that wraps before its "@" and after its dots. The breaks are hidden, because screen readers would read
 * spaces.
 */
export function EmailText({ email }: { email: string }) {
  return (
    <span>
      {email.split(/(?=@)|(?<=\.)/).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts may be equal, and they hold no state
        <Fragment key={place}>
          {place > 0 && <wbr aria-hidden />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
