import type { Issue } from '@contract/newsletter-issues';
import { UNTITLED } from '@contract/texts';
import { issues } from '@/api/issues';
import { createPagedList } from '../../shared/lists/admin-list';
import { createOfficeStore } from '../../shared/office-store';

/** A draft may have no subject yet. */
export const subjectOf = ({ subject }: Pick<Issue, 'subject'>): string => subject || UNTITLED;

export const useIssueList = createPagedList(issues);

/** The newsletter with the open page. */
export const useIssue = createOfficeStore<Issue, string>((id, signal) => issues.read(id, signal));

export const useAudience = createOfficeStore((_none: undefined, signal) => issues.audience(signal));

/** The newsletter rendered as an email. */
export const useIssueMail = createOfficeStore(({ subject, content }: Issue, signal) =>
  issues.preview({ subject, content }, signal),
);

export const ISSUE_OFFICE_TEXTS = {
  load: 'Failed to load issues',
  loadOne: 'Failed to load the issue',
  mail: 'Failed to draw the mail',
  create: { success: 'Issue saved as a draft', failed: 'Failed to save the issue' },
  update: { success: 'Issue saved', failed: 'Failed to save the issue' },
  remove: { success: 'Issue deleted', failed: 'Failed to delete the issue' },
  send: { success: 'The issue is being sent', failed: 'Failed to send the issue' },
  schedule: { success: 'The issue is scheduled', failed: 'Failed to schedule the issue' },
  stop: { success: 'Stopped', failed: 'Failed to stop the issue' },
  resume: { success: 'The issue is being sent', failed: 'Failed to go on' },
  test: { failed: 'Failed to send the test' },
} as const;
