import type { DraftInput, DraftKind } from '@contract/drafts';
import { drafts } from '@/api/office';
import { dropOfficeDraft, forkOfText, isAhead, readOfficeDraft, sentAtOf } from '../shared/drafts/office-draft';
import { blankForm } from '../shared/fields/record-form';
import { forkOf, inputOf } from './draft-keeper';
import { draftNameOf, fieldsOf, makeTextId } from './kept-kinds';

/**
 * Throws a text away, or takes it back, with its last words, wherever they are.
 * Errors: 409 somebody has gone on with it; then nothing has changed.
 */
export async function markText(kind: DraftKind, id: string, isThrownAway: boolean): Promise<void> {
  const name = draftNameOf(kind, id);
  const there = await drafts.read(kind, id);
  const here = isAhead(name) ? readOfficeDraft(name, blankForm(fieldsOf(kind))) : null;
  const words = here
    ? inputOf(kind, here)
    : there && { ...there.fields, basedOn: there.basedOn, typedIn: there.typedIn };
  if (words) {
    const origin = forkOfText(name) || (there ? forkOf(there, id) : '');
    const read = sentAtOf(name) || there?.updatedAt || '';
    await drafts.keep(kind, id, { ...words, forkOf: origin, writer: makeTextId(), read, isThrownAway } as DraftInput);
  }
  dropOfficeDraft(name);
}
