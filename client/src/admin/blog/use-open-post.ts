import type { Blog } from '@contract/blogs';
import { useRef, useState } from 'react';
import { posts } from '@/api/posts.api';
import { useToast } from '../shared/feedback/use-toast';
import { POST_TEXTS } from './post-dialog';

/**
 * Loads the whole post for the dialog, because the list has only summaries. If several posts are selected before one
 * has loaded, only the last one opens.
 */
export function useOpenPost(onOpen: (post: Blog) => void) {
  const [openingId, setOpeningId] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  const toast = useToast();

  const openPost = async (id: string) => {
    wanted.current = id;
    setOpeningId(id);
    try {
      const post = await posts.read(id);
      if (wanted.current === id) onOpen(post);
    } catch (error) {
      toast.failure(error, POST_TEXTS.load);
    } finally {
      if (wanted.current === id) setOpeningId(null);
    }
  };
  return { openingId, openPost };
}
