import type { TeamMember } from '@contract/team';
import { toForm, toInput } from './member-form';

const stored: TeamMember = {
  _id: '65a1',
  id: '65a1',
  name: 'Kelvin Phiri',
  role: 'Chief Technology Officer',
  image: '/uploads/kelvin-300x300.jpg',
  bio: 'Builds the software.',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
};

describe('toForm', () => {
  it('starts empty for a new member', () => {
    expect(toForm(null)).toEqual({ name: '', role: '', image: '', bio: '' });
  });

  it('takes the fields that people edit and nothing else', () => {
    expect(toForm(stored)).toEqual({
      name: 'Kelvin Phiri',
      role: 'Chief Technology Officer',
      image: '/uploads/kelvin-300x300.jpg',
      bio: 'Builds the software.',
    });
  });
});

describe('toInput', () => {
  it('trims every text', () => {
    expect(toInput({ name: ' Kelvin ', role: ' CTO ', image: ' ', bio: '\nBuilds.\n' })).toEqual({
      name: 'Kelvin',
      role: 'CTO',
      image: '',
      bio: 'Builds.',
    });
  });
});
