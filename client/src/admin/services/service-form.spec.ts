import type { Service } from '@contract/services';
import { colourAt, newServiceForm, toFeatures, toForm, toInput } from './service-form';

const stored: Service = {
  _id: '65b1',
  slug: 'digital-marketing',
  title: 'Digital Marketing',
  description: 'We help the right people find you.',
  icon: 'trending-up',
  features: ['A plan', 'A report'],
  order: 2,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
};

describe('colourAt', () => {
  it('cycles Green, Yellow, Purple, Blue by position', () => {
    expect([0, 1, 2, 3, 4, 9].map(colourAt)).toEqual(['Green', 'Yellow', 'Purple', 'Blue', 'Green', 'Yellow']);
  });
});

describe('newServiceForm', () => {
  it('proposes the order after the last service and the design icon', () => {
    expect(newServiceForm(6)).toMatchObject({ order: 7, icon: 'pen-tool', features: '', colour: 'Purple' });
  });

  it('begins with order 1', () => {
    expect(newServiceForm(0).order).toBe(1);
  });
});

describe('toForm', () => {
  it('writes one feature per line', () => {
    expect(toForm(stored, 1)).toEqual({
      title: 'Digital Marketing',
      description: 'We help the right people find you.',
      icon: 'trending-up',
      colour: 'Yellow',
      features: 'A plan\nA report',
      order: 2,
    });
  });

  it('shows the code icon for an icon that is not ours', () => {
    expect(toForm({ ...stored, icon: 'rocket' }, 0).icon).toBe('code');
  });
});

describe('toInput', () => {
  it('sends title, description, icon, features and order, but no colour', () => {
    expect(toInput({ ...toForm(stored, 1), title: ' Digital Marketing ' })).toEqual({
      title: 'Digital Marketing',
      description: 'We help the right people find you.',
      icon: 'trending-up',
      features: ['A plan', 'A report'],
      order: 2,
    });
  });
});

describe('toFeatures', () => {
  it('splits on lines, trims each and drops the empty ones', () => {
    expect(toFeatures('  One \r\n\n   \nTwo, still two\n')).toEqual(['One', 'Two, still two']);
  });
});
