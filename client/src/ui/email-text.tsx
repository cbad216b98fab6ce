import { Fragment } from 'react';

/** Can wrap at "@" and dots. Screen readers would read the `wbr` elements as spaces, so they are hidden. */
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
