import { type BlogInput, CONTENT_MISSING, PUBLISH_AT_TEXTS } from '../contract/blogs';
import { invalid } from '../platform/errors/product-error';
import { type BlogRow, isShown } from './schemas/blog.schema';

/** Returns fields that depend on the status: `publishAt`, `createdAt`, `wasPublished`. Throws 400 for a wrong time. */
export function appearanceOf(
  changes: Partial<BlogInput>,
  before: BlogRow | null,
  now = new Date(),
): Partial<Omit<BlogRow, '_id'>> {
  const status = changes.status ?? before?.status ?? 'published';
  const content = changes.content ?? before?.content ?? '';
  if (status !== 'draft' && content === '') throw invalid('content', CONTENT_MISSING);
  if (status !== 'scheduled') return { publishAt: '', ...(before && becomes(status, before, now)) };
  const publishAt = changes.publishAt ?? before?.publishAt ?? '';
  if (publishAt === '') throw invalid('publishAt', PUBLISH_AT_TEXTS.missing);
  // The post was published by its schedule after the editor was opened, so it stays published.
  const isPublished = before && isShown(before) && before.createdAt.toISOString() === publishAt;
  if (isPublished) return { status: 'published', publishAt: '' };
  const isNew = before?.status !== 'scheduled' || before.publishAt !== publishAt;
  if (isNew && publishAt <= now.toISOString()) throw invalid('publishAt', PUBLISH_AT_TEXTS.over);
  return { publishAt, ...(before && becomes(status, before, now)) };
}

/** Returns `wasPublished` when a post is unpublished, and `createdAt` (`at`) when it is first published. */
export function becomes(status: BlogInput['status'], before: BlogRow, at: Date): Partial<Omit<BlogRow, '_id'>> {
  if (isShown({ status }) === isShown(before)) return {};
  if (isShown(before)) return { wasPublished: true };
  return before.wasPublished ? {} : { createdAt: at };
}
