/** What is kept of a change. `fields` are names only: erasing a person leaves the trail whole. */
export interface AuditEntry {
  _id: string;
  createdAt: string;
  /** Id of the user who did it. */
  actorId: string;
  /** As the user is called now; empty when the account is gone. */
  actorName: string;
  action: AuditAction;
  /** Id of what was changed; empty where there is only one of its kind, or many. */
  subjectId: string;
  /** Names of the fields that the call carried, sorted. */
  fields: string[];
}

/** Everything that leaves a trace, with the words that the back office shows. */
export const AUDIT_ACTION_LABELS = {
  'users.create': 'User created',
  'users.update': 'User changed',
  'users.password': 'Password changed',
  'users.delete': 'User deleted',
  'users.restore': 'User brought back',
  'settings.update': 'Settings changed',
  'blogs.delete': 'Blog post deleted',
  'blogs.restore': 'Blog post brought back',
  'team.delete': 'Team member deleted',
  'team.restore': 'Team member brought back',
  'services.delete': 'Service deleted',
  'services.restore': 'Service brought back',
  'pages.delete': 'Page deleted',
  'pages.restore': 'Page brought back',
  'contact.delete': 'Message deleted',
  'contact.restore': 'Message brought back',
  'newsletter.delete': 'Subscriber deleted',
  'newsletter.restore': 'Subscriber brought back',
  'newsletter.export': 'Subscribers exported',
  'uploads.delete': 'Upload deleted',
  'mail.retry': 'Failed mail sent again',
  'project.status': 'Request status changed',
  'quotes.save': 'Quote saved',
  'quotes.send': 'Quote sent',
  'privacy.find': 'Personal data looked up',
  'privacy.export': 'Personal data exported',
  'privacy.erase': 'Personal data erased',
  'backup.download': 'Backup downloaded',
} as const;

export type AuditAction = keyof typeof AUDIT_ACTION_LABELS;
export const AUDIT_ACTIONS = Object.keys(AUDIT_ACTION_LABELS) as AuditAction[];
