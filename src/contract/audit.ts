/** Old and new value of a field that is no text of people: a state, a switch, a number. */
export interface AuditChange {
  field: string;
  from: AuditValue;
  to: AuditValue;
}

export type AuditValue = string | number | boolean | null;

/** What is kept of a change. No text about a visitor is: erasing a person leaves the trail whole. */
export interface AuditEntry {
  _id: string;
  createdAt: string;
  /** Id of the user who did it; `null`: the client, on the site. */
  actorId: string | null;
  /** As the user is called now; empty when the account is gone. */
  actorName: string;
  action: AuditAction;
  /** Id of what was changed; empty where there is only one of its kind, or many. */
  subjectId: string;
  /** What staff publish, as it was called then; everything else as it is called now. Empty when that is gone. */
  subjectName: string;
  /** Where it is shown; `null` when it is gone or has no place of its own. */
  subjectPath: string | null;
  /** Names of the fields that changed, sorted; of those that were sent where the record is new. */
  fields: string[];
  /** Those of `fields` whose values may be kept, and what else the call changed. Empty in entries of older versions. */
  changes: AuditChange[];
}

/** Everything that leaves a trace, with the words that the back office shows before the name of the record. */
export const AUDIT_ACTION_LABELS = {
  'users.create': 'Created the user',
  'users.update': 'Changed the user',
  'users.password': 'Changed the password of',
  'users.delete': 'Deleted the user',
  'users.restore': 'Brought back the user',
  'settings.update': 'Changed the settings',
  'blogs.create': 'Created the post',
  'blogs.update': 'Changed the post',
  'blogs.delete': 'Deleted the post',
  'blogs.restore': 'Brought back the post',
  'team.create': 'Added the team member',
  'team.update': 'Changed the team member',
  'team.delete': 'Deleted the team member',
  'team.restore': 'Brought back the team member',
  'services.create': 'Created the service',
  'services.update': 'Changed the service',
  'services.delete': 'Deleted the service',
  'services.restore': 'Brought back the service',
  'pages.create': 'Created the page',
  'pages.update': 'Changed the page',
  'pages.delete': 'Deleted the page',
  'pages.restore': 'Brought back the page',
  'contact.update': 'Changed the status of the message',
  'contact.reply': 'Replied to the message',
  'contact.delete': 'Deleted the message',
  'contact.restore': 'Brought back the message',
  'newsletter.delete': 'Deleted the subscriber',
  'newsletter.restore': 'Brought back the subscriber',
  'newsletter.export': 'Exported the subscribers',
  'uploads.create': 'Uploaded the file',
  'uploads.delete': 'Deleted the file',
  'mail.retry': 'Sent a failed mail again',
  'project.status': 'Changed the status of the request',
  'quotes.save': 'Saved the quote',
  'quotes.send': 'Sent the quote',
  'quotes.accept': 'Accepted the quote',
  'quotes.decline': 'Declined the quote',
  'privacy.find': 'Looked up personal data',
  'privacy.export': 'Exported personal data',
  'privacy.erase': 'Erased personal data',
  'backup.download': 'Downloaded a backup',
} as const;

export type AuditAction = keyof typeof AUDIT_ACTION_LABELS;
export const AUDIT_ACTIONS = Object.keys(AUDIT_ACTION_LABELS) as AuditAction[];
