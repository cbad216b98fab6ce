import { model, Schema } from 'mongoose';
import {
  choice,
  flag,
  type InputOf,
  must,
  optionalText,
  requiredText,
  textList,
  wholeNumber,
} from '../../contract/fields';
import { addFields, pickFields } from './stored-fields';

const FIELDS = {
  title: requiredText('Title', 20),
  summary: optionalText('Summary', 20),
  level: choice('Level', { starter: 'Starter', advanced: 'Advanced' }, 'starter'),
  isOpen: flag('Open', true),
  weeks: wholeNumber('Weeks', 1, 52),
  places: must(wholeNumber('Places', 1, 30)),
  tags: textList('Tags', { maxEntries: 3, maxLength: 5, separator: 'comma' }),
};
const DEFAULTS = { summary: '', level: 'starter', isOpen: true, weeks: 1, tags: [] };

const schema = new Schema({}, { versionKey: false });
addFields(schema, FIELDS);
const Course = model('StoredFieldsCourse', schema);

describe('stored fields', () => {
  const given = { title: 'Robots', places: 12 };

  it('have their defaults when a new record lacks them', () => {
    const course = new Course(given);
    expect(course.validateSync()).toBeUndefined();
    expect(course.toObject({ flattenObjectIds: true })).toMatchObject({ ...given, ...DEFAULTS });
  });

  it('have the default number when the record has null', () => {
    const course = new Course({ ...given, weeks: null });
    expect(course.validateSync()).toBeUndefined();
    expect(course.get('weeks')).toBe(1);
  });

  it('refuse a record without a required field', () => {
    expect(Object.keys(new Course({}).validateSync()?.errors ?? {}).sort()).toEqual(['places', 'title']);
  });

  it('have their defaults in rows older than the fields', () => {
    const row = { _id: 'x', title: 'Robots', places: 12, secret: 's' } as unknown as InputOf<typeof FIELDS>;
    expect(pickFields(FIELDS, row)).toEqual({ ...given, ...DEFAULTS });
  });
});
