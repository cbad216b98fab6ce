import type { Blog } from '@contract/blogs';
import { useRef, useState } from 'react';
import { drafts, posts } from '@/api/office';
import { takeOver } from '../room/draft-keeper';
import { useToast } from '../shared/feedback/use-toast';
import { POST_TEXTS } from './post-dialog';

/** The list holds summaries: the dialog needs the whole post. Of two quick clicks the last one counts. */
export function useOpenPost(onOpen: (post: Blog) => void) {
  const [openingId, setOpeningId] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  const toast = useToast();

  const openPost = async (id: string) => {
    wanted.current = id;
    setOpeningId(id);
    try {
      const [post, typed] = await Promise.all([posts.read(id), drafts.read('post', id).catch(() => null)]);
      if (wanted.current !== id) return;
      takeOver('post', typed, post, id);
      onOpen(post);
    } catch (error) {
      toast.failure(error, POST_TEXTS.load);
    } finally {
      if (wanted.current === id) setOpeningId(null);
    }
  };
  return { openingId, openPost };
}
