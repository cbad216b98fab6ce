import {
  DRAFT_KINDS,
  type Draft,
  type DraftKind,
  KEPT_FIELDS,
  type TextOrigin,
  type UnsavedText,
} from '../../contract/drafts';
import type { Fields } from '../../contract/fields';
import { answerOf } from '../../platform/fields/answer-of';
import { titled } from '../../platform/fields/body-of';
import { eitherOf, flag, object, optional, orNull, type Schema, shape, text, time } from '../../platform/openapi/shape';

const ORIGIN = orNull(shape<TextOrigin>('TextOrigin', { id: text, title: orNull(text) }));

const draftOf = (kind: DraftKind): Schema => {
  const typed = Object.entries(answerOf(KEPT_FIELDS[kind] as Fields)).map(([name, field]) => [name, optional(field)]);
  return shape<Draft>(`${titled(kind)}Draft`, {
    fields: object<Draft['fields']>(Object.fromEntries(typed)),
    basedOn: text,
    typedIn: text,
    updatedAt: time,
    origin: ORIGIN,
  });
};

export const DRAFTS = Object.fromEntries(DRAFT_KINDS.map((kind) => [kind, draftOf(kind)])) as Record<DraftKind, Schema>;
export const ANY_DRAFT = eitherOf(...Object.values(DRAFTS));

export const UNSAVED_TEXT = shape<UnsavedText>('UnsavedText', {
  id: text,
  title: text,
  words: text,
  typedIn: text,
  updatedAt: time,
  origin: ORIGIN,
  isThrownAway: flag,
});
