import { RESOURCE_CALLS } from './calls/resource-calls';
import { TRASH_KIND_NAMES, type TrashKind } from './trash';
import { allows, type Role } from './users';

export const trashKindsFor = (role: Role): TrashKind[] =>
  TRASH_KIND_NAMES.filter((kind) =>
    RESOURCE_CALLS.some(
      ({ audited, who }) => audited?.action === `${kind}.restore` && who !== 'public' && allows(role, who),
    ),
  );
