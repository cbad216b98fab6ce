import type { Blog } from '@contract/blogs';
import { WRITTEN_FIELDS } from '@contract/drafts';
import { useSession } from '@/stores/session';
import { inMarkdown } from '../../room/in-markdown';
import { blankForm, type FormOf, toForm } from '../../shared/fields/record-form';

export type PostForm = FormOf<typeof WRITTEN_FIELDS>;

/** A new post, by whoever begins it. */
export const blankPost = (): PostForm => {
  const blank = blankForm(WRITTEN_FIELDS);
  const { user } = useSession.getState();
  return { ...blank, format: 'markdown', authorName: user?.name ?? blank.authorName };
};

/** What the room shows of a post. */
export const toRoomForm = (post: Blog): PostForm => inMarkdown(toForm(WRITTEN_FIELDS, post));
