import { optionalText } from './fields';
import { LIMITS } from './limits';
import { PROJECT_SCOPE_LABELS, type ProjectScope } from './project';

/** The scopes as the back office says them: it shortens one of the delivered ones. */
export const officeScopes = (scopes: Record<ProjectScope, string>): Record<ProjectScope, string> =>
  scopes.enterprise === PROJECT_SCOPE_LABELS.enterprise
    ? { ...scopes, enterprise: 'Comprehensive solution, high scalability' }
    : scopes;

/** Why staff say so ("by phone, the bursar"); kept with name and time. */
export const NOTE_FIELDS = {
  note: optionalText('Note', LIMITS.staffNote, {
    hint: 'Who said so, and how: by phone, the bursar. Only the office reads it.',
  }),
};
