import type { Blog } from '@contract/blogs';
import { useRef, useState } from 'react';
import { posts } from '@/api/posts.api';
import { useRun } from '../shared/feedback/use-run';
import { POST_TEXTS } from './post-dialog';

/**
 * Loads the whole post for the dialog, because the list has only summaries. If several posts are selected before one
 * has loaded, only the last one opens.
 */
export function useOpenPost(onOpen: (post: Blog) => void) {
  const [wantedId, setWantedId] = useState<string>();
  const wanted = useRef(wantedId);
  const { run } = useRun();
  const openPost = async (id: string) => {
    wanted.current = id;
    setWantedId(id);
    await run(async () => {
      const post = await posts.read(id);
      if (wanted.current === id) onOpen(post);
    }, POST_TEXTS.load);
    if (wanted.current === id) setWantedId(undefined);
  };
  return { openingId: wantedId, openPost };
}
