import { Fragment } from 'react';

/**
 * An email address that wraps before its "@" and after its dots. It is one element, so that a flex container does not
 * split it. The breaks are hidden, because screen readers read them as spaces.
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
