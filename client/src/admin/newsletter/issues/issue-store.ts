import type { Issue } from '@contract/newsletter-issues';
import { UNTITLED } from '@contract/texts';
import { issues } from '@/api/issues.api';
import { createAdminStore } from '../../shared/admin-store';
import { createPagedList } from '../../shared/lists/admin-list';

/** Returns the subject, or a placeholder for a draft that has none yet. */
export const subjectOf = ({ subject }: Pick<Issue, 'subject'>): string => subject || UNTITLED;

export const useIssueList = createPagedList(issues);

export const useIssue = createAdminStore<Issue, string>((id, signal) => issues.read(id, signal), { keyOf: String });

export const useAudience = createAdminStore((_none: undefined, signal) => issues.audience(signal));

export const useIssueMail = createAdminStore(({ subject, content }: Issue, signal) =>
  issues.preview({ subject, content }, signal),
);

export const ISSUE_OFFICE_TEXTS = {
  load: 'Failed to load newsletters',
  loadOne: 'Failed to load the newsletter',
  mail: 'Failed to load the preview',
  create: { success: 'Newsletter saved as a draft', failed: 'Failed to save the newsletter' },
  update: { success: 'Newsletter saved', failed: 'Failed to save the newsletter' },
  remove: { success: 'Newsletter deleted', failed: 'Failed to delete the newsletter' },
  send: { success: 'The newsletter is being sent', failed: 'Failed to send the newsletter' },
  schedule: { success: 'The newsletter is scheduled', failed: 'Failed to schedule the newsletter' },
  stop: { success: 'Newsletter paused', failed: 'Failed to pause the newsletter' },
  unschedule: { success: 'Newsletter unscheduled', failed: 'Failed to unschedule the newsletter' },
  resume: { success: 'The newsletter is being sent', failed: 'Failed to resume the newsletter' },
  test: { failed: 'Failed to send the test' },
} as const;
