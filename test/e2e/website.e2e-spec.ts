import type { Fields, RecordsField } from '../../src/contract/fields';
import type { GroupField, Section, SectionField } from '../../src/contract/website/section';
import { SECTION_NAMES, SECTIONS, type SectionName } from '../../src/contract/website/sections';
import { type SignedIn, signInAsEach } from '../support/accounts';
import { startTestApp, useTestApp } from '../support/app';
import { holdStill, readAllRows } from '../support/rows';
import { SAMPLE_SECTIONS, shown } from '../support/shown-words';

const OLD = '2020-01-01T00:00:00.000Z';

type Words = Record<string, unknown>;

const sectionOf = (name: SectionName) => SECTIONS[name] as unknown as Section & { words: Words };

/** Returns a valid value that differs from the default. */
function otherValue(field: SectionField, sample: unknown): unknown {
  switch (field.kind) {
    case 'group':
      return otherRecord(field.fields, sample as Words);
    case 'records':
      return Array.from({ length: field.max }, () => otherRecord(field.fields, (sample as Words[])[0] ?? {}));
    case 'text':
      if (field.isLink) return 'https://example.com/'.padEnd(field.max, 'x');
      return field.holds === 'image' ? '/uploads/abcdefgh-800x600.png' : 'x'.repeat(field.max);
    case 'choice':
      return Object.keys(field.labels).at(-1);
    case 'flag':
      return !sample;
    case 'number':
      return field.max;
    case 'text list':
      return Array.from({ length: field.maxEntries }, (_, index) => String(index).padStart(field.maxLength, 'x'));
  }
}

const otherRecord = (fields: Fields, sample: Words): Words =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, otherValue(field, sample[name])]));

const otherWords = (name: SectionName): Words => {
  const { fields, words } = sectionOf(name);
  return Object.fromEntries(Object.entries(fields).map(([field, about]) => [field, otherValue(about, words[field])]));
};

/** Returns an invalid value and the path of its error. */
function wrongValue(name: string, field: SectionField, sample: unknown): [unknown, string] {
  if (field.kind === 'group') return inRecord(name, field, sample as Words);
  if (field.kind === 'records') {
    const [record, place] = inRecord(`${name}.1`, field, otherRecord(field.fields, {}));
    return [[otherRecord(field.fields, {}), record], place];
  }
  return [field.kind === 'flag' ? 'true' : { a: 1 }, name];
}

function inRecord(above: string, { fields }: GroupField | RecordsField, sample: Words): [unknown, string] {
  const [first] = Object.keys(fields);
  return [{ ...sample, [first]: { a: 1 } }, `${above}.${first}`];
}

describe('section text', () => {
  const test = useTestApp();
  let as: Record<'admin' | 'editor' | 'viewer', SignedIn>;
  beforeAll(async () => {
    await holdStill(test);
    as = await signInAsEach(test);
  });
  beforeEach(() => test.connection.collection<{ _id: string }>('website').deleteMany({}));

  const put = (name: string, body: object, who: SignedIn = as.editor) =>
    test.http.put(`/api/website/${name}`).set(who).send(body);
  const reset = (name: string, body: object = {}, who: SignedIn = as.editor) =>
    test.http.post(`/api/website/${name}/reset`).set(who).send(body);
  const read = async (query = '') => (await test.http.get(`/api/website${query}`).set(as.viewer).expect(200)).body;
  const readAsVisitor = async () => (await test.http.get('/api/website').expect(200)).body;
  const lastEntry = async () => (await test.http.get('/api/audit?limit=1').set(as.admin).expect(200)).body[0];

  describe.each(SECTION_NAMES)('of %s', (name) => {
    const { words, fields } = sectionOf(name);
    const canHide = 'isHidden' in fields;

    it('accepts all fields, shows them at once and stores them', async () => {
      await reset(name).expect(200);
      const other = otherWords(name);
      const { body } = await put(name, other).expect(200);
      expect(body).toEqual({ ...other, updatedAt: body.updatedAt });
      expect((await read())[name]).toEqual(body);
      // Pages and visitors get no text of a hidden section.
      const publicFields = canHide ? { isHidden: true, updatedAt: body.updatedAt } : body;
      expect((await read('?shown=true'))[name]).toEqual(shown(publicFields));
      expect((await readAsVisitor())[name]).toEqual(publicFields);
      const open = (await put(name, { isHidden: false }).expect(200)).body;
      expect((await read('?shown=true'))[name]).toEqual(shown(open));
      expect((await readAsVisitor())[name]).toEqual(open);
      const row = await test.connection.collection<{ _id: string; words: object }>('website').findOne({ _id: name });
      expect(row?.words).toEqual({ ...other, ...(canHide && { isHidden: false }) });
    });

    it('rejects an invalid field at its place, and changes nothing', async () => {
      const before = await readAllRows(test);
      for (const [field, about] of Object.entries(fields)) {
        const [value, place] = wrongValue(field, about, words[field]);
        const { body } = await put(name, { [field]: value }).expect(400);
        expect(body.errors).toEqual([{ field: place, message: expect.any(String) }]);
      }
      expect(await readAllRows(test)).toEqual(before);
    });

    it('rejects one entry more than a list may have', async () => {
      for (const [field, about] of Object.entries(fields)) {
        if (about.kind !== 'records') continue;
        const entries = otherValue(about, words[field]) as Words[];
        const { body } = await put(name, { [field]: [...entries, entries[0]] }).expect(400);
        expect(body.errors).toEqual([
          { field, message: `${about.label} must be a list with at most ${about.max} entries.` },
        ]);
        expect((await put(name, { [field]: [] }).expect(200)).body[field]).toEqual([]);
      }
    });
  });

  // All sections share the same code, so two are enough: a simple one, and one with groups and lists.
  describe.each(['hero', 'requestForm'] as const)('of %s', (name) => {
    const { words, fields, title } = sectionOf(name);
    const [firstField, about] = Object.entries(fields)[0];
    const otherFirst = { [firstField]: otherValue(about, words[firstField]) };

    it('keeps missing fields, and drops unknown ones', async () => {
      const { body } = await put(name, { ...otherFirst, planted: 'x', _id: 'other' }).expect(200);
      expect(body).toEqual({ ...words, ...otherFirst, updatedAt: body.updatedAt });
    });

    it('refuses an older version over a newer one, by change or reset', async () => {
      const saved = (await put(name, otherWords(name)).expect(200)).body;
      expect((await put(name, words, as.admin).send({ updatedAt: OLD }).expect(409)).body.current).toEqual(saved);
      expect((await reset(name, { updatedAt: OLD }).expect(409)).body.current).toEqual(saved);
      const back = (await reset(name, { updatedAt: saved.updatedAt }).expect(200)).body;
      expect(back).toEqual({ ...words, updatedAt: back.updatedAt });
      expect(await read('?shown=true')).toEqual(SAMPLE_SECTIONS);
      // A reset counts as a change, so an edit that began before the reset gets a conflict.
      expect((await put(name, { updatedAt: saved.updatedAt }).expect(409)).body.current).toEqual(back);
    });

    it('refuses unsaved default text over text saved since, by change or reset', async () => {
      const { body } = await put(name, { ...otherFirst, updatedAt: null }).expect(200);
      expect(body.updatedAt).toEqual(expect.any(String));
      const current = { ...words, ...otherFirst, updatedAt: body.updatedAt };
      const refused = [
        await put(name, { ...otherWords(name), updatedAt: null }, as.admin).expect(409),
        await reset(name, { updatedAt: null }, as.admin).expect(409),
      ];
      for (const answer of refused) expect(answer.body).toMatchObject({ current, changed: { by: expect.any(String) } });
      expect((await read())[name]).toEqual(current);
    });

    it('records section and fields in the audit log, without text', async () => {
      await put(name, otherFirst).expect(200);
      expect(await lastEntry()).toMatchObject({
        action: 'website.update',
        subjectId: name,
        subjectName: title,
        subjectPath: `/admin/website?section=${name}`,
        fields: [firstField],
        changes: [],
      });
      await put(name, otherWords(name)).expect(200);
      const texts = (await lastEntry()).changes.filter(({ to }: { to: unknown }) => String(to).includes('xxx'));
      expect(texts).toEqual([]);
      await reset(name).expect(200);
      expect(await lastEntry()).toMatchObject({ action: 'website.reset', subjectId: name });
    });
  });

  it('is the sample text until staff change it', async () => {
    await reset('hero').expect(200);
    await test.connection.collection<{ _id: string }>('website').deleteMany({});
    const fresh = await startTestApp();
    try {
      const expected = Object.entries(SAMPLE_SECTIONS).map(([name, words]) => [name, { ...words, updatedAt: null }]);
      expect((await fresh.http.get('/api/website').expect(200)).body).toEqual(Object.fromEntries(expected));
      expect((await fresh.http.get('/api/website?shown=true').expect(200)).body).toEqual(SAMPLE_SECTIONS);
    } finally {
      await fresh.close();
    }
  });

  it('has sample text in fields that older versions lack, also nested ones', async () => {
    const lines = 'Your lessons';
    const counter = { number: 4, title: 'Cars' };
    await test.connection.collection<{ _id: string; words: object }>('website').insertMany([
      { _id: 'requestForm', words: { quotation: { lines } } },
      { _id: 'counters', words: { counters: [counter] } },
    ]);
    await reset('hero').expect(200);
    const { words } = SECTIONS.requestForm;
    const { requestForm, counters } = await read('?shown=true');
    expect(requestForm).toEqual({ ...words, quotation: { ...words.quotation, lines } });
    expect(counters.counters).toEqual([{ ...counter, suffix: '', text: '' }]);
  });

  it('is unknown under any other name', async () => {
    for (const name of ['heroes', 'constructor', '__proto__', 'toString']) {
      await put(name, { heading: 'x' }).expect(404);
      await reset(name).expect(404);
    }
  });

  it.each([0.5, 5.5, 4.3, 4.25])('refuses %d stars', async (rating) => {
    const person = { ...SECTIONS.testimonials.words.people[0], rating };
    const { body } = await put('testimonials', { people: [person] }).expect(400);
    expect(body.errors).toEqual([{ field: 'people.0.rating', message: expect.any(String) }]);
  });

  it('becomes one document with both changes when saved simultaneously', async () => {
    const answers = await Promise.all([put('hero', { heading: 'One' }), put('hero', { sentence: 'Two' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read()).hero).toMatchObject({ heading: 'One', sentence: 'Two' });
    expect(await test.connection.collection('website').countDocuments()).toBe(1);
  });
});
