import type { SectionField, SectionFields } from '../../../src/contract/website/section';
import { type FieldRule, wrongTypes } from './samples';
import * as text from './text-rules';
import * as values from './value-rules';

/** Makes valid and invalid samples for fields from their kinds and bounds. A new field needs no change here. */
export const rulesOf = <F extends SectionFields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, ruleOf(field)])) as Record<
    keyof F,
    FieldRule
  >;

function ruleOf(field: SectionField): FieldRule {
  switch (field.kind) {
    case 'choice':
      return values.oneOf(Object.keys(field.labels), field.takesNull ? field.default : undefined);
    case 'flag':
      return values.trueOrFalse(field.takesNull ? field.default : undefined);
    case 'number': {
      const { min, max, decimals } = field;
      const rule = decimals === 0 ? values.wholeNumber(min, max) : values.decimal(min, max, decimals);
      return field.isRequired ? values.required(rule) : rule;
    }
    case 'text list':
      return values.textList(field.maxEntries, field.maxLength);
    case 'text':
      return textRuleOf(field);
    // The tests of the website cover the fields of groups and lists.
    case 'group':
      return { takes: [], refuses: wrongTypes('list').filter(({ value }) => typeof value !== 'object') };
    case 'records':
      return { takes: [], refuses: wrongTypes('list') };
  }
}

function textRuleOf(field: Extract<SectionField, { kind: 'text' }>): FieldRule {
  switch (field.holds) {
    case 'email':
      return text.email();
    case 'known email':
      return text.storedEmail();
    case 'phone':
      return text.phone(field.isRequired, field.max);
    case 'image':
      return text.image(field.default);
    case 'upload':
      return text.upload();
    case 'day':
      return values.dayOrNone();
    case 'line':
      return field.isRequired ? text.oneLine(field.max, field.min) : text.optionalLine(field.max);
    default:
      return field.isRequired ? text.requiredText(field.max, field.min) : text.optionalText(field.max, field.default);
  }
}
