import {
  DRAFT_FIELDS,
  type Draft,
  type EditedText,
  type SavedDraft,
  type TextKind,
  type TextPreview,
} from '../../contract/texts';
import type { Version, VersionSummary, Versions } from '../../contract/versions';
import { answerOf } from '../fields/answer-of';
import { titled } from '../fields/body-of';
import { count, id, listOf, object, optional, orNull, type Schema, shape, text, time, yes } from '../openapi/shape';

export const SAVED_DRAFT = shape<SavedDraft>('SavedDraft', { version: count, textVersion: count, at: time });

export const TEXT_PREVIEW = shape<TextPreview>('TextPreview', { path: text, until: time });

/** @param record as its own calls answer it */
export const editedTextOf = (kind: TextKind, record: Schema): Schema =>
  shape<EditedText>(`Edited${titled(kind)}`, {
    draft: orNull(
      object<Draft>({
        fields: object<Draft['fields']>(answerOf(DRAFT_FIELDS[kind]) as never),
        basedOn: count,
        by: text,
        at: time,
      }),
    ),
    version: count,
    textVersion: count,
    written: object<EditedText['written']>({ by: text, at: time }),
    wasPublished: optional(yes),
    record: record as never,
  });

/** Their names are those of the record or section. */
const FIELDS: Schema = { type: 'object', additionalProperties: true };
const WRITTEN = { at: orNull(time), authorName: text };

const VERSION_SUMMARY = shape<VersionSummary>('VersionSummary', { _id: id, ...WRITTEN });

export const VERSION = shape<Version>('Version', { _id: id, ...WRITTEN, fields: FIELDS });

export const VERSIONS = shape<Versions>('Versions', {
  current: object<Versions['current']>({ ...WRITTEN, fields: FIELDS, updatedAt: orNull(time) }),
  former: listOf(VERSION_SUMMARY),
});
