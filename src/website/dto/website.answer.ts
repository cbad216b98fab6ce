import type { PagePreview } from '../../contract/website/preview';
import type { Section, SectionField } from '../../contract/website/section';
import { type HiddenSection, SECTIONS, type SectionName } from '../../contract/website/sections';
import { answerOf, recordOf } from '../../platform/fields/answer-of';
import { titled } from '../../platform/fields/body-of';
import {
  eitherOf,
  listOf,
  object,
  optional,
  orNull,
  type Reference,
  type Schema,
  shape,
  text,
  time,
  yes,
} from '../../platform/openapi/shape';

function answerOfField(name: string, field: SectionField, isMarked: boolean): Schema {
  if (field.kind === 'group') return recordOf(field.fields);
  if (field.kind === 'records' && isMarked)
    return listOf(object<Record<string, unknown>>({ ...answerOf(field.fields), isSample: optional(yes) } as never));
  return answerOf({ [name]: field })[name];
}

const answerOfWords = ({ fields, marks }: Section): [string, Schema][] =>
  Object.entries(fields).map(([field, about]) => [field, answerOfField(field, about, marks?.list === field)]);

function answerOfSection(name: string, section: Section): Reference {
  const shapes = answerOfWords(section);
  return shape<Record<string, unknown>>(`${titled(name)}Words`, {
    ...Object.fromEntries(shapes),
    // pages are not told
    updatedAt: optional(orNull(time)),
  } as never);
}

const ANSWERS = Object.fromEntries(
  Object.entries(SECTIONS).map(([name, section]) => [name, answerOfSection(name, section as unknown as Section)]),
) as Record<SectionName, Reference>;

/** A section, whichever it is. */
export const SECTION = eitherOf(...Object.values(ANSWERS));

type Hidden = Pick<HiddenSection, 'isHidden'> & Partial<Pick<HiddenSection, 'updatedAt'>>;

const HIDDEN_SECTION = shape<Hidden>('HiddenSection', {
  isHidden: yes,
  updatedAt: optional(orNull(time)),
});

/** All of them, as they stand or as pages are told. */
export const WEBSITE = shape<Record<string, unknown>>('Website', {
  ...Object.fromEntries(
    Object.entries(ANSWERS).map(([name, answer]) => [name, optional(eitherOf(answer, HIDDEN_SECTION))]),
  ),
  isOwn: optional(yes),
} as never);

export const PREVIEW = shape<PagePreview>('PagePreview', { path: text });
