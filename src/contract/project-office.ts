import { optionalText } from './fields';
import { LIMITS } from './limits';
import { PROJECT_SCOPE_LABELS, PROJECT_SCOPES, type ProjectScope } from './project';

/** The scopes as the back office says them: it shortens one of the delivered ones. */
export const officeScopes = (scopes: Record<ProjectScope, string>): Record<ProjectScope, string> =>
  scopes.enterprise === PROJECT_SCOPE_LABELS.enterprise
    ? { ...scopes, enterprise: 'Comprehensive solution, high scalability' }
    : scopes;

/** Short names for tables, of the delivered scopes. */
const PROJECT_SCOPE_NAMES: Record<ProjectScope, string> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  enterprise: 'Enterprise',
};

/** The scopes as tables say them: what an owner wrote stands as it is. */
export const scopeNames = (scopes: Record<ProjectScope, string>): Record<ProjectScope, string> => {
  const nameOf = (scope: ProjectScope) =>
    scopes[scope] === PROJECT_SCOPE_LABELS[scope] ? PROJECT_SCOPE_NAMES[scope] : scopes[scope];
  return Object.fromEntries(PROJECT_SCOPES.map((scope) => [scope, nameOf(scope)])) as Record<ProjectScope, string>;
};

/** Why staff say so ("by phone, the bursar"); kept with name and time. */
export const NOTE_FIELDS = {
  note: optionalText('Note', LIMITS.staffNote, {
    hint: 'Who said so, and how: by phone, the bursar. Only the office reads it.',
  }),
};
