import type { Type } from '@nestjs/common';
import { BLOG_FIELDS } from '../../contract/blogs';
import { must } from '../../contract/fields';
import {
  DRAFT_VERSION,
  type DraftInput,
  draftFields,
  TEXT_VERSION,
  type TextFields,
  type TextKind,
} from '../../contract/texts';
import { named, OfField, OfRecord, titled } from '../fields/body-of';

interface VersionBody<K extends TextKind> {
  fields: Partial<TextFields<K>>;
}

export function versionBodyOf<K extends TextKind>(kind: K): Type<VersionBody<K>> {
  class VersionBody {
    @OfRecord('Fields', draftFields(kind), `${titled(kind)}DraftFields`)
    fields: Partial<TextFields<K>>;
  }
  return named(`${titled(kind)}VersionBody`, VersionBody);
}

export function draftBodyOf<K extends TextKind>(kind: K): Type<DraftInput<K>> {
  class DraftBody extends (versionBodyOf(kind) as Type<VersionBody<TextKind>>) {
    @OfField(must(DRAFT_VERSION))
    version: number;

    @OfField(must(TEXT_VERSION))
    basedOn: number;
  }
  return named(`${titled(kind)}DraftBody`, DraftBody) as Type<DraftInput<K>>;
}

export class DiscardDraftDto {
  @OfField(must(DRAFT_VERSION))
  version: number;
}

export class PublishDto extends DiscardDraftDto {
  @OfField(TEXT_VERSION)
  textVersion?: number;

  @OfField(BLOG_FIELDS.publishAt)
  publishAt?: string;
}
