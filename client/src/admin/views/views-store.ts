import type { BlogFigures } from '@contract/blog-figures';
import type { FiguresQuery } from '@contract/calls/blogs';
import { posts } from '@/api/office';
import { createOfficeStore } from '../shared/office-store';

export const viewsKey = ({ days, post = '' }: FiguresQuery): string => `${days} ${post}`;

/** Views by range and post. Figures that could not be renewed are better than none. */
export const useViews = createOfficeStore<BlogFigures, FiguresQuery>((query, signal) => posts.figures(query, signal), {
  keyOf: viewsKey,
  keepsOver: () => true,
});
