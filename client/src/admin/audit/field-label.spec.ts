import { fieldLabel } from './audit-sentence';

describe('fieldLabel', () => {
  it.each([
    ['maintenanceMode', 'Maintenance mode'],
    ['isFeatured', 'Featured'],
    ['status', 'Status'],
    ['issue', 'Issue'],
    ['whatsapp', 'WhatsApp'],
  ])('turns %s into %s', (field, words) => {
    expect(fieldLabel(field)).toBe(words);
  });
});
