import type { BlogSummary } from '@contract/blogs';
import { IMAGE_IN_TEXT } from '@contract/limits';
import type { Block } from '@contract/markdown';
import { postPath } from '@contract/read-paths';
import { Button, Checkbox, Input } from 'antd';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { posts } from '@/api/posts.api';
import { formatDate } from '@/lib/format-date';
import { isCutExcerpt } from '@/lib/truncate';
import { useRemoteOf } from '@/stores/server-store';
import { createAdminStore } from '../../shared/admin-store';

const MOST_SHOWN = 8;
const SEARCH_MS = 250;

const useFoundPosts = createAdminStore((q: string, signal) =>
  posts.list({ q, status: 'published', limit: MOST_SHOWN }, signal),
);

export function PostChooser({ onInsert }: { onInsert: (blocks: Block[]) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const insert = (chosen: readonly BlogSummary[]) => {
    setIsOpen(false);
    onInsert(chosen.flatMap(postBlocks));
  };
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <div className="pad-2 underlined">
      <Button ref={button} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Insert posts
      </Button>
      {isOpen && <PostChoice onInsert={insert} onClose={close} />}
    </div>
  );
}

function PostChoice({
  onInsert,
  onClose,
}: {
  onInsert: (chosen: readonly BlogSummary[]) => void;
  onClose: () => void;
}) {
  const id = useId();
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<readonly BlogSummary[]>([]);
  const found = useRemoteOf(useFoundPosts);
  useEffect(() => {
    const timer = setTimeout(() => void useFoundPosts.getState().load(q.trim()), q === '' ? 0 : SEARCH_MS);
    return () => clearTimeout(timer);
  }, [q]);

  const handleKey = (event: KeyboardEvent) => {
    // The chooser is inside a form in a dialog. Enter must not submit the form, and Escape must not close the dialog.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  const isChosen = ({ _id }: BlogSummary) => chosen.some((post) => post._id === _id);
  const items = found.status === 'ready' ? found.value.items : [];
  const shown = [...chosen, ...items.filter((post) => !isChosen(post))];
  const toggle = (post: BlogSummary) =>
    setChosen(isChosen(post) ? chosen.filter(({ _id }) => _id !== post._id) : [...chosen, post]);
  return (
    <fieldset className="stack start gap-2 above-2" aria-label="Posts to insert" onKeyDown={handleKey}>
      <label htmlFor={id}>Search published posts</label>
      <Input
        id={id}
        type="search"
        autoFocus
        autoComplete="off"
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
      <ul className="stack gap-4 full breaks part-high">
        {shown.map((post) => (
          <li key={post._id}>
            <Checkbox checked={isChosen(post)} onChange={() => toggle(post)}>
              <span dir="auto">{post.title}</span>{' '}
              <time className="muted unbroken" dateTime={post.createdAt}>
                {formatDate(post.createdAt)}
              </time>
            </Checkbox>
          </li>
        ))}
      </ul>
      <p role="status" className="goes-empty muted">
        {found.status === 'loading' && 'Loading posts...'}
        {found.status === 'failed' && 'Failed to load posts.'}
        {found.status === 'ready' && items.length === 0 && 'No published posts found.'}
        {found.status === 'ready' &&
          found.value.total > items.length &&
          `Showing the newest ${items.length} of ${found.value.total} posts.`}
      </p>
      {found.status === 'failed' && <Button onClick={found.retry}>Retry</Button>}
      <Button type="primary" disabled={chosen.length === 0} onClick={() => onInsert(chosen)}>
        {chosen.length > 1 ? `Insert ${chosen.length} posts` : 'Insert post'}
      </Button>
    </fieldset>
  );
}

function summaryOf(excerpt: string): string {
  const text = excerpt.replace(/\s+/g, ' ').trim();
  return isCutExcerpt(excerpt) ? `${text.replace(/\s\S*$/, '')}…` : text;
}

export function postBlocks({ _id, title, image, imageAlt = '', excerpt }: BlogSummary): Block[] {
  const summary = summaryOf(excerpt);
  return [
    { kind: 'heading', level: 2, content: [title] },
    ...(IMAGE_IN_TEXT.test(image) ? [{ kind: 'picture' as const, src: image, alt: imageAlt, caption: '' }] : []),
    ...(summary ? [{ kind: 'paragraph' as const, content: [summary] }] : []),
    { kind: 'paragraph', content: [{ kind: 'link', to: postPath(_id), isPage: true, content: ['Read the post'] }] },
  ];
}
