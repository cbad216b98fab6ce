import { formatMinute } from '@contract/lusaka-day';
import { NEW_POST, type UnsavedPost } from '@contract/post-drafts';
import { useEffect, useState } from 'react';
import { posts } from '@/api/office';
import { roomOf } from '../room/use-open-room';
import { officeDraftNames, readOfficeDraft, savedAtOfOfficeDraft } from '../shared/drafts/office-draft';
import { ButtonLink } from '../shared/layout/button-link';
import { draftNameOf } from './post-draft-keeper';
import styles from './unsaved-posts.module.css';

const START = draftNameOf(NEW_POST);

/** New posts that stand in this browser, which may not have reached the server. */
const hereAlone = (): UnsavedPost[] =>
  officeDraftNames(START).map((name) => ({
    id: name.slice(draftNameOf('').length),
    title: readOfficeDraft(name, { title: '' })?.fields.title ?? '',
    updatedAt: new Date(savedAtOfOfficeDraft(name)).toISOString(),
  }));

/** At the top of the list: new posts that its reader has begun and not saved, wherever that was. Each leads to its room. */
export function UnsavedPosts() {
  const [sent, setSent] = useState<UnsavedPost[]>([]);
  useEffect(() => {
    const reading = new AbortController();
    posts.listUnsaved(reading.signal).then(setSent, () => undefined);
    return () => reading.abort();
  }, []);
  const here = hereAlone();
  const all = [...here, ...sent.filter(({ id }) => !here.some((other) => other.id === id))];
  if (all.length === 0) return null;
  return (
    <section aria-label="Not saved yet" className={styles.unsaved}>
      <h2>Not saved yet</h2>
      <ul>
        {all.map(({ id, title, updatedAt }) => {
          const name = title.trim() || 'Without a title';
          return (
            <li key={id}>
              <span dir="auto">{name}</span>
              <span>Kept {formatMinute(new Date(updatedAt))}</span>
              <ButtonLink to={roomOf('/admin/blog', id)} aria-label={`Go on with ${name}`}>
                Go on
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
