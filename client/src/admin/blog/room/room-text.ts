import type { Blog } from '@contract/blogs';
import { WRITTEN_FIELDS } from '@contract/drafts';
import { inMarkdown } from '../../room/in-markdown';
import { blankForm, type FormOf, toForm } from '../../shared/fields/record-form';

export type PostForm = FormOf<typeof WRITTEN_FIELDS>;

export const BLANK: PostForm = { ...blankForm(WRITTEN_FIELDS), format: 'markdown' };

/** What the room shows of a post. */
export const toRoomForm = (post: Blog): PostForm => inMarkdown(toForm(WRITTEN_FIELDS, post));
