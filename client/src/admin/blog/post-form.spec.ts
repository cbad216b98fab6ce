import type { Blog } from '@contract/blogs';
import { toForm, toInput, toTags } from './post-form';

const stored: Blog = {
  _id: '65c1',
  title: 'Robots for maize',
  content: 'First.\n\nSecond.',
  category: 'Technology',
  tags: ['robotics', 'farming'],
  image: '/uploads/maize-1200x800.webp',
  authorName: 'Kelvin Phiri',
  authorImage: '/uploads/kelvin-300x300.jpg',
  isFeatured: true,
  views: 1234,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
};

describe('toForm', () => {
  it('starts with the category Education, the author Admin and not featured', () => {
    expect(toForm(null)).toEqual({
      title: '',
      content: '',
      category: 'Education',
      tags: '',
      image: '',
      authorName: 'Admin',
      isFeatured: false,
    });
  });

  it('joins the tags with commas', () => {
    expect(toForm(stored).tags).toBe('robotics, farming');
  });
});

describe('toInput', () => {
  it('gives back what was read, without views and dates', () => {
    expect(toInput(toForm(stored))).toEqual({
      title: 'Robots for maize',
      content: 'First.\n\nSecond.',
      category: 'Technology',
      tags: ['robotics', 'farming'],
      image: '/uploads/maize-1200x800.webp',
      authorName: 'Kelvin Phiri',
      isFeatured: true,
    });
  });
});

describe('toTags', () => {
  it('splits on commas and trims each piece', () => {
    expect(toTags(' AI,Data science , schools')).toEqual(['AI', 'Data science', 'schools']);
  });

  it('makes no tag of stray commas and none twice', () => {
    expect(toTags(',AI,, AI ,')).toEqual(['AI']);
    expect(toTags('')).toEqual([]);
  });
});
