import { optionalText } from './fields';
import { LIMITS } from './limits';
import { PROJECT_SCOPE_LABELS, type ProjectScope } from './project';

/** Returns the labels of project scopes for the back office. The long default label of `enterprise` is shortened. */
export const officeScopes = (scopes: Record<ProjectScope, string>): Record<ProjectScope, string> =>
  scopes.enterprise === PROJECT_SCOPE_LABELS.enterprise
    ? { ...scopes, enterprise: 'Comprehensive solution, high scalability' }
    : scopes;

/** Note that staff can add to a change of status, for example when a client has answered by phone. */
export const NOTE_FIELDS = {
  note: optionalText('Note', LIMITS.staffNote, {
    hint: 'Write who told you about this change, and how, such as "the bursar, by phone". Visible to staff only.',
  }),
};
