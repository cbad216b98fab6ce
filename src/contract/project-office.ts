import { optionalText } from './fields';
import { LIMITS } from './limits';
import { PROJECT_SCOPE_LABELS, type ProjectScope } from './project';

/** The back office shortens one of them. */
export const PROJECT_SCOPE_ADMIN_LABELS: Record<ProjectScope, string> = {
  ...PROJECT_SCOPE_LABELS,
  enterprise: 'Comprehensive solution, high scalability',
};
/** Short names for tables. */
export const PROJECT_SCOPE_NAMES: Record<ProjectScope, string> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  enterprise: 'Enterprise',
};

/** Why staff say so ("by phone, the bursar"); kept with name and time. */
export const NOTE_FIELDS = {
  note: optionalText('Note', LIMITS.staffNote, {
    hint: 'Who said so, and how: by phone, the bursar. Only the office reads it.',
  }),
};
