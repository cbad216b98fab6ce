import { NO_SECTION_TEXT } from '../../contract/versions';
import type { PagePreview } from '../../contract/website/preview';
import type { Section, SectionField } from '../../contract/website/section';
import { type HiddenSection, SECTIONS, type SectionName } from '../../contract/website/sections';
import { answerOf, recordOf } from '../../platform/fields/answer-of';
import { titled } from '../../platform/fields/body-of';
import {
  eitherOf,
  object,
  optional,
  type Reference,
  type Schema,
  shape,
  text,
  time,
  yes,
} from '../../platform/openapi/shape';

function answerOfField(name: string, field: SectionField): Schema {
  return field.kind === 'group' ? recordOf(field.fields) : answerOf({ [name]: field })[name];
}

const answerOfWords = ({ fields }: Section): [string, Schema][] =>
  Object.entries(fields).map(([field, about]) => [field, answerOfField(field, about)]);

function answerOfSection(name: string, section: Section): Reference {
  const shapes = answerOfWords(section);
  return shape<Record<string, unknown>>(`${titled(name)}Words`, {
    ...Object.fromEntries(shapes),
    updatedAt: time,
  } as never);
}

const ANSWERS = Object.fromEntries(
  Object.entries(SECTIONS).map(([name, section]) => [name, answerOfSection(name, section as unknown as Section)]),
) as Record<SectionName, Reference>;

/** A section, whichever it is. */
export const SECTION = eitherOf(...Object.values(ANSWERS));

/** What versions of sections hold. */
export const SECTION_TEXTS = Object.values(SECTIONS).map((section) => {
  const shapes = answerOfWords(section as unknown as Section).filter(([field]) => !NO_SECTION_TEXT.includes(field));
  return object<Record<string, unknown>>(Object.fromEntries(shapes) as never);
});

const HIDDEN_SECTION = shape<HiddenSection>('HiddenSection', { isHidden: yes, updatedAt: time });

/** All of them, or those that were changed. */
export const WEBSITE = shape<Record<string, unknown>>('Website', {
  ...Object.fromEntries(
    Object.entries(ANSWERS).map(([name, answer]) => [name, optional(eitherOf(answer, HIDDEN_SECTION))]),
  ),
  isOwn: optional(yes),
} as never);

export const PREVIEW = shape<PagePreview>('PagePreview', { path: text });
