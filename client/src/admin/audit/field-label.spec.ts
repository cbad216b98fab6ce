import { fieldLabel } from './audit-sentence';

describe('fieldLabel', () => {
  it.each([
    ['maintenanceMode', 'Maintenance mode'],
    ['isFeatured', 'Featured'],
    ['status', 'Status'],
    ['issue', 'Issue'],
    ['whatsApp', 'WhatsApp number'],
    ['vatPercent', 'VAT (percent)'],
  ])('turns %s into %s', (field, words) => {
    expect(fieldLabel(field)).toBe(words);
  });
});
