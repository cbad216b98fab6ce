import { DEFAULT_BLOG_AUTHOR, DEFAULT_BLOG_CATEGORY } from '@contract/blogs';
import { defaultsOf } from '@contract/fields';
import type { TextImage } from '@contract/markdown';
import { DRAFT_FIELDS, type TextFields } from '@contract/texts';
import { useSession } from '@/stores/session';
import { parseMarkdown } from '../editor/text/markdown-tokens';

export function blankPost(): TextFields<'blogs'> {
  const blank = defaultsOf(DRAFT_FIELDS.blogs);
  const { user } = useSession.getState();
  return { ...blank, format: 'markdown', authorName: user?.name ?? blank.authorName };
}

type Shown = Pick<TextFields<'blogs'>, 'title' | 'content' | 'category' | 'authorName'>;

const ALT_TEXT = 'Alt text describes an image for people who cannot see it.';

export function missingIn({ title, content, category, authorName }: Shown): string | null {
  // A post without title or text gets no hint here. The server refuses it, and the form shows the error at the field.
  if (title.trim() === '' || content.trim() === '') return null;
  const bare = imagesIn(parseMarkdown(content)).filter(({ alt }) => alt.trim() === '').length;
  const missing = [
    ...(category.trim() === '' ? [`This post has no category, so it will be in “${DEFAULT_BLOG_CATEGORY}”.`] : []),
    ...(authorName.trim() === '' ? [`This post has no author, so it will be by “${DEFAULT_BLOG_AUTHOR}”.`] : []),
    ...(bare > 0 ? [`${bare === 1 ? '1 image has' : `${bare} images have`} no alt text. ${ALT_TEXT}`] : []),
  ];
  return missing.join(' ') || null;
}

function imagesIn(part: unknown): TextImage[] {
  if (Array.isArray(part)) return part.flatMap(imagesIn);
  if (typeof part !== 'object' || part === null) return [];
  return (part as TextImage).kind === 'picture' ? [part as TextImage] : Object.values(part).flatMap(imagesIn);
}
