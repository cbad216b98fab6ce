import { type BlogInput, CONTENT_MISSING, PUBLISH_AT_TEXTS } from '../contract/blogs';
import { invalid } from '../platform/errors/product-error';
import { type BlogRow, isShown, justPublishedFor } from './schemas/blog.schema';

/**
 * What follows from a change of status. A time belongs to a scheduled post alone; the first publication is the time by which visitors find a post among the others.
 * @param before `null` for a new post.
 * Errors: 400 anything but a draft without content; a scheduled post without a time, or with one that is over.
 */
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
  // Sent from a form that was opened before the time came: what it asks for has happened.
  if (before && justPublishedFor(before)?.publishAt === publishAt) return { status: 'published', publishAt: '' };
  const isNew = before?.status !== 'scheduled' || before.publishAt !== publishAt;
  if (isNew && publishAt <= now.toISOString()) throw invalid('publishAt', PUBLISH_AT_TEXTS.over);
  return { publishAt, ...(before && becomes(status, before, now)) };
}

/** What a stored post takes along into another status. @param at when visitors see it, if they do. */
export function becomes(status: BlogInput['status'], before: BlogRow, at: Date): Partial<Omit<BlogRow, '_id'>> {
  if (isShown({ status }) === isShown(before)) return {};
  if (isShown(before)) return { wasPublished: true };
  return before.wasPublished ? {} : { createdAt: at };
}
