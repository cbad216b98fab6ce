import { BLOG } from '../../blogs/dto/blog.answer';
import type { InputOf } from '../../contract/fields';
import {
  type RestoredVersion,
  TEXT_FIELDS,
  type Version,
  type VersionSummary,
  type Versions,
} from '../../contract/versions';
import { PAGE } from '../../pages/dto/page.answer';
import { answerOf } from '../../platform/fields/answer-of';
import { eitherOf, id, listOf, object, orNull, shape, text, time } from '../../platform/openapi/shape';
import { SERVICE } from '../../services/dto/service.answer';
import { SECTION, SECTION_TEXTS } from '../../website/dto/website.answer';

const FIELDS = eitherOf(
  object<InputOf<typeof TEXT_FIELDS.post>>(answerOf(TEXT_FIELDS.post)),
  object<InputOf<typeof TEXT_FIELDS.page>>(answerOf(TEXT_FIELDS.page)),
  object<InputOf<typeof TEXT_FIELDS.service>>(answerOf(TEXT_FIELDS.service)),
  ...SECTION_TEXTS,
);
const WRITTEN = { at: orNull(time), authorName: text };

const VERSION_SUMMARY = shape<VersionSummary>('VersionSummary', { _id: id, ...WRITTEN });

export const VERSION = shape<Version>('Version', { _id: id, ...WRITTEN, fields: FIELDS });

export const VERSIONS = shape<Versions>('Versions', {
  current: object<Versions['current']>({ ...WRITTEN, fields: FIELDS, updatedAt: orNull(time) }),
  former: listOf(VERSION_SUMMARY),
});

export const RESTORED_VERSION = shape<RestoredVersion>('RestoredVersion', {
  record: eitherOf(BLOG, PAGE, SERVICE, SECTION),
  replaced: orNull(id),
});
