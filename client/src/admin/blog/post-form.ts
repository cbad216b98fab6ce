import {
  type Blog,
  type BlogInput,
  DEFAULT_BLOG_AUTHOR,
  DEFAULT_BLOG_CATEGORY,
  DEFAULT_BLOG_IMAGE,
} from '@contract/blogs';

export interface PostForm {
  title: string;
  content: string;
  category: string;
  /** Separated by commas. */
  tags: string;
  image: string;
  authorName: string;
  isFeatured: boolean;
}

export const EMPTY_POST: PostForm = {
  title: '',
  content: '',
  category: DEFAULT_BLOG_CATEGORY,
  tags: '',
  image: DEFAULT_BLOG_IMAGE,
  authorName: DEFAULT_BLOG_AUTHOR,
  isFeatured: false,
};

export function toForm(post: Blog | null): PostForm {
  if (!post) return EMPTY_POST;
  const { title, content, category, tags, image, authorName, isFeatured } = post;
  return { title, content, category, tags: tags.join(', '), image, authorName, isFeatured };
}

export function toInput(form: PostForm): BlogInput {
  return {
    title: form.title.trim(),
    content: form.content.trim(),
    category: form.category.trim(),
    tags: toTags(form.tags),
    image: form.image.trim(),
    authorName: form.authorName.trim(),
    isFeatured: form.isFeatured,
  };
}

/** Split on commas, each piece trimmed; a stray comma makes no empty tag, and a tag counts once. */
export function toTags(text: string): string[] {
  const pieces = text.split(',').map((piece) => piece.trim());
  return [...new Set(pieces.filter((piece) => piece !== ''))];
}
