import { BLOG } from '../../blogs/dto/blog.answer';
import type { InputOf } from '../../contract/fields';
import {
  PAGE_TEXT_FIELDS,
  POST_TEXT_FIELDS,
  type RestoredVersion,
  type Version,
  type VersionSummary,
  type Versions,
} from '../../contract/versions';
import { PAGE } from '../../pages/dto/page.answer';
import { answerOf } from '../../platform/fields/answer-of';
import { eitherOf, id, listOf, object, orNull, shape, text, time } from '../../platform/openapi/shape';
import { SECTION, SECTION_TEXTS } from '../../website/dto/website.answer';

const FIELDS = eitherOf(
  object<InputOf<typeof POST_TEXT_FIELDS>>(answerOf(POST_TEXT_FIELDS)),
  object<InputOf<typeof PAGE_TEXT_FIELDS>>(answerOf(PAGE_TEXT_FIELDS)),
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
  record: eitherOf(BLOG, PAGE, SECTION),
  replaced: orNull(id),
});
