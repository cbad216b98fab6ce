import type { Service } from '@contract/services';
import { colourAt, newServiceForm, serviceFormOf } from './service-form';

describe('colourAt', () => {
  it('cycles Green, Yellow, Purple, Blue by position', () => {
    expect([0, 1, 2, 3, 4, 9].map(colourAt)).toEqual(['Green', 'Yellow', 'Purple', 'Blue', 'Green', 'Yellow']);
  });
});

describe('newServiceForm', () => {
  it('proposes the order after the last service', () => {
    expect(newServiceForm(6)).toEqual({ order: 7, colour: 'Purple' });
  });

  it('starts with order 1', () => {
    expect(newServiceForm(0).order).toBe(1);
  });
});

describe('shownServiceForm', () => {
  it('replaces an unknown icon by the code icon', () => {
    expect(serviceFormOf({ icon: 'rocket' } as Service, 1)).toEqual({ icon: 'code', colour: 'Yellow' });
  });
});
