import type { BlogFigures } from '@contract/blog-figures';
import type { FiguresQuery } from '@contract/calls/blogs.calls';
import { posts } from '@/api/posts.api';
import { createLastValueStore } from '../shared/office-store';

export const viewsKey = ({ days, post = '' }: FiguresQuery): string => `${days} ${post}`;

export const useViews = createLastValueStore<BlogFigures, FiguresQuery>(
  (query, signal) => posts.figures(query, signal),
  viewsKey,
);
