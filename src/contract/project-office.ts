import { optionalText } from './fields';
import { LIMITS } from './limits';
import { PROJECT_SCOPE_LABELS, type ProjectScope } from './project';

/** Scopes for the back office, which shortens one of the defaults. */
export const officeScopes = (scopes: Record<ProjectScope, string>): Record<ProjectScope, string> =>
  scopes.enterprise === PROJECT_SCOPE_LABELS.enterprise
    ? { ...scopes, enterprise: 'Comprehensive solution, high scalability' }
    : scopes;

/** Reason, such as "by phone, the bursar"; stored with name and time. */
export const NOTE_FIELDS = {
  note: optionalText('Note', LIMITS.staffNote, {
    hint: 'Who told you, and how, such as "the bursar, by phone". Visible to staff only.',
  }),
};
