import { type DraftKind, keyOfNewText, type TextOrigin } from '@contract/drafts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { editorAddress } from '../texts/editor-address';
import { addressOf, KEPT_KINDS } from './kept-kinds';

export const MOVED =
  'This text was also changed in another window or on another device. Both are kept: you go on with yours, and the other one stays where it was.';

interface OriginProps {
  kind: DraftKind;
  /** Of the text. */
  id: string;
  origin: TextOrigin;
}

/** In the list: which record a text belongs to that is kept beside it. */
export function originWords({ kind, id, origin }: OriginProps): string {
  const { word } = KEPT_KINDS[kind];
  if (origin.title === null) return `Its ${word} was deleted`;
  return origin.id === keyOfNewText(id)
    ? `Saved meanwhile as “${origin.title}”`
    : `Beside the saved ${word} “${origin.title}”`;
}

/**
 * Link from a text that was saved elsewhere meanwhile to the page that visitors read.
 * In the office these words would stand in its place.
 */
export function SiteLink({ kind, id, origin }: OriginProps) {
  const isSame = origin.title !== null && origin.id === keyOfNewText(id);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!isSame) return;
    const { read } = KEPT_KINDS[kind];
    read(origin.id).then(
      (record) => setAddress(addressOf(kind, record)),
      () => undefined,
    );
  }, [kind, isSame, origin.id]);
  if (!address) return null;
  return (
    <>
      {' '}
      <a href={address} target="_blank" rel="noopener">
        Read it on the site
      </a>
    </>
  );
}

/** Above a text in its room, for as long as it is one of its own. */
export function OriginNote({ kind, id, origin }: OriginProps) {
  const { word, screen, trash } = KEPT_KINDS[kind];
  if (origin.title === null) {
    return (
      <>
        The {word} that this was typed into was deleted. Your words are kept as a new text.{' '}
        <Link to={`/admin/trash?kind=${trash}`}>Bring the {word} back</Link> to save them on it.
      </>
    );
  }
  const isSame = origin.id === keyOfNewText(id);
  return (
    <>
      {isSame
        ? `This text was saved meanwhile, as the ${word} “${origin.title}”. What you typed here is kept beside it. `
        : `This is a text of its own now, beside the saved ${word} “${origin.title}”, which was also written elsewhere: both texts are kept. `}
      Saving this one changes that {word}; if it says something else by then, you see both first.{' '}
      {isSame ? (
        <SiteLink kind={kind} id={id} origin={origin} />
      ) : (
        <Link to={editorAddress(screen, origin.id)}>Open the other text</Link>
      )}
    </>
  );
}
