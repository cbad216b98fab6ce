import { DEFAULT_BLOG_AUTHOR, DEFAULT_BLOG_CATEGORY } from '@contract/blogs';
import { defaultsOf } from '@contract/fields';
import type { Picture } from '@contract/markdown';
import { DRAFT_FIELDS, type TextFields } from '@contract/texts';
import { LIST } from '@/lib/list-words';
import { useSession } from '@/stores/session';
import { parseMarkdown } from '../editor/text/markdown-tokens';

export function blankPost(): TextFields<'blogs'> {
  const blank = defaultsOf(DRAFT_FIELDS.blogs);
  const { user } = useSession.getState();
  return { ...blank, format: 'markdown', authorName: user?.name ?? blank.authorName };
}

type Shown = Pick<TextFields<'blogs'>, 'title' | 'content' | 'category' | 'authorName'>;

const ALT_TEXT = 'a description for people who cannot see it';

export function missingIn({ title, content, category, authorName }: Shown): string | null {
  // The server refuses a post without title or text, and the form shows the error at the field.
  if (title.trim() === '' || content.trim() === '') return null;
  const empty = (['category', 'authorName'] as const).filter((name) => !{ category, authorName }[name].trim());
  const bare = picturesIn(parseMarkdown(content)).filter(({ alt }) => alt.trim() === '').length;
  const lacks = LIST.format(empty.map((name) => (name === 'category' ? 'no category' : 'no author')));
  // Defaults that the server uses for missing parts.
  const instead = {
    category: `it will be in “${DEFAULT_BLOG_CATEGORY}”`,
    authorName: empty.length > 1 ? `by “${DEFAULT_BLOG_AUTHOR}”` : `it will be by “${DEFAULT_BLOG_AUTHOR}”`,
  };
  const said = [
    ...(empty.length > 0 ? [`this post has ${lacks} (${empty.map((name) => instead[name]).join(', ')})`] : []),
    ...(bare > 0 ? [`${bare === 1 ? '1 image has' : `${bare} images have`} no alt text (${ALT_TEXT})`] : []),
  ].join(', and ');
  return said ? `${said.charAt(0).toUpperCase()}${said.slice(1)}.` : null;
}

function picturesIn(part: unknown): Picture[] {
  if (Array.isArray(part)) return part.flatMap(picturesIn);
  if (typeof part !== 'object' || part === null) return [];
  return (part as Picture).kind === 'picture' ? [part as Picture] : Object.values(part).flatMap(picturesIn);
}
