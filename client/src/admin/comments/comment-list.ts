import { comments } from '@/api/office';
import { createAdminList } from '../shared/lists/admin-list';
import { createOfficeStore } from '../shared/office-store';

export const useCommentList = createAdminList(comments.list);

/** Counts of the tabs. Such as could not be renewed are better than none. */
export const useCommentFigures = createOfficeStore((q: string, signal) => comments.figures({ q }, signal), {
  keepsOver: () => true,
});
