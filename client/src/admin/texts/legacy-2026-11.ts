/** Converts drafts that an older version stored only on this device. Delete this file with the next release. */
import type { Fields } from '@contract/fields';
import { DRAFT_FIELDS, type TextFields, type TextKind } from '@contract/texts';
import { newKey } from '@/api/idempotency';
import { posts } from '@/api/posts.api';
import { dropDraft, dropDrafts, namesOf, readDraft, saveDraft } from '@/lib/stored-form';
import { adminKey } from '@/stores/admin-key';
import { blankForm, toForm, toInput } from '../shared/fields/record-form';
import { isGone } from '../shared/forms/conflicting-version';
import { isSame } from '../shared/forms/is-same';
import { TEXTS } from './text-kinds';

interface OldText {
  fields: object;
}

const KINDS = Object.keys(TEXTS) as TextKind[];
const NEW_TEXT = /^new-[0-9a-f]{24}$/;

export async function sendOldTexts(): Promise<void> {
  dropDrafts((name) => name.startsWith(adminKey('saves:')));
  for (const kind of KINDS) {
    const start = `${TEXTS[kind].noun}:`;
    const names = namesOf((name) => name.startsWith(adminKey(start))).map((name) => name.slice(adminKey('').length));
    for (const name of names) {
      const id = name.slice(start.length);
      const sent = readDraft(adminKey(`sent:${name}`)) as OldText | null;
      const isOld = NEW_TEXT.test(id) || sent || readDraft(adminKey(`writer:${name}`));
      const typed = readDraft(adminKey(name)) as OldText | null;
      if (!isOld || !typed) continue;
      try {
        if (!isSame(typed.fields, sent?.fields)) await send(kind, id, typed.fields);
      } catch (error) {
        // After a failure, the next start of the back office tries again. If the record was deleted, its text becomes a
        // new record.
        if (!isGone(error)) continue;
        await sendNew(kind, typed.fields).catch(() => undefined);
      }
      for (const before of ['', 'sent:', 'writer:']) dropDraft(adminKey(before + name));
    }
  }
}

async function send<K extends TextKind>(kind: K, id: string, typed: object): Promise<void> {
  if (NEW_TEXT.test(id)) return sendNew(kind, typed);
  const { calls } = TEXTS[kind];
  const { draft, record, version, textVersion } = await calls.readDraft(id);
  const fields = toText(kind, { ...toForm(DRAFT_FIELDS[kind] as Fields, record as never), ...typed });
  if (draft) await calls.addVersion(id, { fields });
  else await calls.saveDraft(id, { fields, version, basedOn: textVersion });
}

/**
 * Stores the text of a new post as a draft on the server. The text of a new page or service stays on this device; the
 * dialog for new records opens with it.
 */
async function sendNew(kind: TextKind, typed: object): Promise<void> {
  const fields = toText(kind, { ...blankForm(DRAFT_FIELDS[kind] as Fields), ...typed });
  if (kind !== 'blogs') {
    if (!saveDraft(adminKey(`${TEXTS[kind].noun}:new`), { fields: typed, version: null })) throw new Error('full');
    return;
  }
  const { title, ...rest } = fields as TextFields<'blogs'>;
  await posts.create({ ...rest, ...(title && { title }), status: 'draft' }, newKey());
}

const toText = <K extends TextKind>(kind: K, form: object) =>
  toInput(DRAFT_FIELDS[kind] as Fields, form as never) as TextFields<K>;
