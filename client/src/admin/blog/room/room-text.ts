import { type Blog, DEFAULT_BLOG_AUTHOR, DEFAULT_BLOG_CATEGORY } from '@contract/blogs';
import { WRITTEN_FIELDS } from '@contract/drafts';
import type { Picture } from '@contract/markdown';
import { LIST } from '@/lib/list-words';
import { useSession } from '@/stores/session';
import { parseMarkdown } from '../../editor/text/parse-markdown';
import { blankForm, type FormOf, toForm } from '../../shared/fields/record-form';
import { inMarkdown } from '../../texts/in-markdown';

export type PostForm = FormOf<typeof WRITTEN_FIELDS>;

/** A new post, by whoever begins it. */
export const blankPost = (): PostForm => {
  const blank = blankForm(WRITTEN_FIELDS);
  const { user } = useSession.getState();
  return { ...blank, format: 'markdown', authorName: user?.name ?? blank.authorName };
};

export const toRoomForm = (post: Blog): PostForm => inMarkdown(toForm(WRITTEN_FIELDS, post));

export interface Missing {
  words: string;
  /** The field to go to. */
  first: 'category' | 'authorName' | 'content';
}

/** Sentence about all that readers will miss in a post that may be published all the same; `null` where nothing is. */
export function missingIn({ title, content, category, authorName }: PostForm): Missing | null {
  // Without these it is not published: the mistake is said at the field.
  if (title.trim() === '' || content.trim() === '') return null;
  const empty = (['category', 'authorName'] as const).filter((name) => !{ category, authorName }[name].trim());
  const bare = picturesIn(parseMarkdown(content)).filter(({ alt }) => alt.trim() === '').length;
  const lacks = LIST.format(empty.map((name) => (name === 'category' ? 'no category' : 'no author')));
  // The server puts these in.
  const instead = {
    category: `it will stand under “${DEFAULT_BLOG_CATEGORY}”`,
    authorName: empty.length > 1 ? `by “${DEFAULT_BLOG_AUTHOR}”` : `it will be by “${DEFAULT_BLOG_AUTHOR}”`,
  };
  const said = [
    ...(empty.length > 0 ? [`this post has ${lacks} (${empty.map((name) => instead[name]).join(', ')})`] : []),
    ...(bare > 0 ? [bare === 1 ? '1 picture has no alt text' : `${bare} pictures have no alt text`] : []),
  ].join(', and ');
  return said ? { words: `${said.charAt(0).toUpperCase()}${said.slice(1)}.`, first: empty[0] ?? 'content' } : null;
}

function picturesIn(part: unknown): Picture[] {
  if (Array.isArray(part)) return part.flatMap(picturesIn);
  if (typeof part !== 'object' || part === null) return [];
  return (part as Picture).kind === 'picture' ? [part as Picture] : Object.values(part).flatMap(picturesIn);
}
