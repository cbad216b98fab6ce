import { fieldWords } from './field-words';

describe('fieldWords', () => {
  it.each([
    ['maintenanceMode', 'Maintenance mode'],
    ['isFeatured', 'Featured'],
    ['status', 'Status'],
    ['issue', 'Issue'],
  ])('says %s as %s', (field, words) => {
    expect(fieldWords(field)).toBe(words);
  });
});
