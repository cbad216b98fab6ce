import { type BroughtBack, TRASH_KIND_NAMES, type TrashEntry } from '../../contract/trash';
import { id, oneOf, optional, orNull, shape, text, time, yes } from '../../platform/openapi/shape';

export const TRASH_ENTRY = shape<TrashEntry>('TrashEntry', {
  _id: id,
  kind: oneOf(TRASH_KIND_NAMES),
  recordId: id,
  name: text,
  deletedAt: time,
  deletedById: orNull(id),
  deletedBy: text,
  goneAt: time,
});

export const BROUGHT_BACK = shape<BroughtBack>('BroughtBack', { success: yes, slug: optional(text) });
