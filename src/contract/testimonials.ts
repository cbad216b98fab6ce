export interface Testimonial {
  name: string;
  role: string;
  location: string;
  comment: string;
  /** URL of an image. If empty, the initials are shown. */
  avatar: string;
  /** Number of stars from 0 to 5, in steps of 0.5. */
  rating: number;
}

export const TESTIMONIALS: readonly Testimonial[] = [
  {
    name: 'Thandiwe Mwansa',
    role: 'Software trainee',
    location: 'Kitwe',
    comment:
      'I came with a phone and no laptop. Nine months later my first paid project was a booking page for a lodge in Siavonga.',
    avatar: '',
    rating: 4.5,
  },
  {
    name: 'Joseph Banda',
    role: 'Head teacher',
    location: 'Ndola',
    comment:
      'Marks used to take us two weeks. Now every parent has the report on the day we close, even those with a simple phone.',
    avatar: '',
    rating: 4.5,
  },
  {
    name: 'Mutinta Hamoonga',
    role: 'Data analyst',
    location: 'Choma',
    comment: 'The lessons go slowly when I need more time. No other course was so patient with me.',
    avatar: '',
    rating: 4.5,
  },
  {
    name: 'Misozi Tembo',
    role: 'Shop owner',
    location: 'Chipata',
    comment: 'Before they designed anything, they asked me how I sell. Now the stock list fits the way my shop works.',
    avatar: '',
    rating: 4.5,
  },
  {
    name: 'Inonge Mubita',
    role: 'Robotics club captain',
    location: 'Mongu',
    comment: 'We built our first line follower from scrap. My younger brother now wants to take the radio apart.',
    avatar: '',
    rating: 4.5,
  },
];
