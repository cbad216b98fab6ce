import { Fragment } from 'react';

/**
 * An email address that breaks before its "@" and behind its dots where it is too long for its line, and not somewhere in a word.
 * One element, so that a flex container does not part it; the places to break are hidden, since they are read as blanks.
 */
export function EmailText({ email }: { email: string }) {
  return (
    <span>
      {email.split(/(?=@)|(?<=\.)/).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be the same, and nothing in them is kept
        <Fragment key={place}>
          {place > 0 && <wbr aria-hidden />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
