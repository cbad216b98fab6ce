import type { BlogFigures, DayViews, HostViews, PostViews } from '../../contract/blog-figures';
import { count, day, id, listOf, object, shape, text } from '../../platform/openapi/shape';

export const BLOG_FIGURES = shape<BlogFigures>('BlogFigures', {
  days: listOf(object<DayViews>({ day, views: count })),
  posts: listOf(object<PostViews>({ _id: id, title: text, views: count })),
  hosts: listOf(object<HostViews>({ host: text, views: count })),
});
