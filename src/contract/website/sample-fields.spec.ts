import { sampleFieldsOf } from './sample-fields';
import { SECTION_NAMES, SECTIONS } from './sections';

describe('sampleFieldsOf', () => {
  const { hero, testimonials, counters, offers, values } = SECTIONS;
  const own = { name: 'Agness Tembo', role: 'Baker', location: 'Kitwe', rating: 5, comment: 'Their honey sells.' };

  it('names fields and records with sample text', () => {
    expect(sampleFieldsOf('hero', { ...hero.words, heading: 'Honey from Kitwe' })).toEqual(['Sentence']);
    expect(sampleFieldsOf('testimonials', { ...testimonials.words, heading: 'Our buyers' })).toEqual([
      `Testimonial 1 to ${testimonials.words.people.length}`,
    ]);
    const [first, second, third, fourth] = testimonials.words.people;
    const people = [first, { ...own, avatar: '' }, { ...third, name: 'Ruth' }, fourth];
    expect(sampleFieldsOf('testimonials', { ...testimonials.words, people })).toEqual(['Testimonial 1, 3 to 4']);
    expect(sampleFieldsOf('testimonials', { people: [{ ...second, comment: own.comment }] })).toEqual([
      'Testimonial 1',
    ]);
    const learners = [{ ...offers.words.learners[0], mark: 3 }];
    const list = { title: 'Hives', text: 'Bees teach.', parts: ['Robotics and Automation'] };
    const path = { ...list, title: 'AI-Driven eLearning', parts: [] };
    expect(sampleFieldsOf('offers', { ...offers.words, list, path, learners })).toEqual(
      expect.arrayContaining(['First card, which shows a list', 'Third card: up to three steps', 'Line 1']),
    );
  });

  it('reports a number with its title or its sign, and none of them alone', () => {
    const [counter] = counters.words.counters;
    const of = (record: object) => sampleFieldsOf('counters', { counters: [{ ...counter, text: '', ...record }] });
    expect(of({})).toEqual(['Counter 1']);
    expect(of({ number: 3 })).toEqual([]);
    expect(of({ title: 'Hives' })).toEqual(['Counter 1']);
    expect(of({ title: 'Hives', suffix: '' })).toEqual([]);
  });

  it('ignores text of any site: short headings, buttons, value names', () => {
    const words = { ...hero.words, heading: 'Honey', sentence: 'From Kitwe.' };
    expect(sampleFieldsOf('hero', words)).toEqual([]);
    const kept = values.words.values.map((value) => ({ ...value, text: 'We do.' }));
    expect(sampleFieldsOf('values', { ...values.words, values: kept })).toEqual([]);
    expect(sampleFieldsOf('footerLinks', SECTIONS.footerLinks.words)).toEqual([]);
    expect(sampleFieldsOf('service', SECTIONS.service.words)).toEqual([]);
    const titles = sampleFieldsOf('titles', SECTIONS.titles.words);
    expect(titles).toContainEqual(expect.stringContaining('/articles'));
    expect(titles.filter((label) => /login|signup|archive/.test(label))).toEqual([]);
  });

  it('finds sample text in all sections with more than headings', () => {
    const silent = SECTION_NAMES.filter((name) => 'isHidden' in SECTIONS[name].words).filter(
      (name) => sampleFieldsOf(name, SECTIONS[name].words).length === 0,
    );
    expect(silent).toEqual(['blogsTop', 'footerLinks']);
  });
});
