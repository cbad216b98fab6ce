// A driving school in Kitwe: few services, no blog, prices in Kwacha. All data is invented.
const link = (text, to) => ({ text, to });

export default {
  pictures: { logo: 'driving-school.svg', logoOnDark: 'driving-school-on-dark.svg', icon: 'driving-school-icon.svg' },
  settings: {
    siteName: 'Parklands Driving School',
    siteDescription:
      'Driving lessons in Kitwe for cars, trucks and buses, with patient instructors and dual-control cars.',
    contactEmail: 'office@parklands-driving.example',
    contactPhone: '+260 96 000 0101',
    whatsApp: '+260 96 000 0101',
    address: '14 Freedom Avenue, Parklands, Kitwe, Zambia',
    mapLatitude: -12.8232,
    mapLongitude: 28.2176,
    openingHours: 'Monday to Friday, 7 to 18\nSaturday, 8 to 13',
    socialLinks: [],
    answerDays: 1,
    workingWeek: 'saturdays',
    currency: 'ZMW',
    quoteTeamSize: 'One instructor, one car',
    quoteIncluded: ['The Highway Code, on three evenings', 'Pick-up at your door', 'The car for the test'],
    brandColour: '#8a1c2b',
    accentColour: '#f4c430',
  },
  website: {
    hero: {
      heading: 'Learn to drive in Kitwe, calmly',
      sentence: 'One learner, one instructor, one car with two brake pedals. You choose the hour; we pick you up.',
      first: link('See our lessons', '/services'),
      second: link('Ask for a price', '/contact'),
      picture: 'none',
    },
    counters: {
      heading: 'On the road since 2009',
      sentence: 'Counted at the end of last year.',
      more: '',
      counters: [
        { number: 4, suffix: '', title: 'Cars with dual controls', text: 'None older than six years.' },
        { number: 1860, suffix: '', title: 'Licences', text: 'Learners who passed with us.' },
      ],
    },
    purpose: {
      mission: {
        heading: 'What we are here for',
        goal: '',
        text: 'Drivers who arrive. We teach until you drive alone without fear, and not a lesson longer.',
      },
      vision: { heading: 'What we hope for', text: 'A Copperbelt on which no child is hurt on the way to school.' },
      more: link('', '/'),
    },
    offers: {
      heading: 'How you can begin',
      list: {
        title: 'First licence',
        text: 'For those who have never sat behind a wheel.',
        parts: ['Highway Code, three evenings', 'Twenty hours in town', 'The test, in the car that you know'],
      },
      listMore: link('All lessons', '/services'),
      screen: { title: '', text: '', parts: [] },
      screenMore: link('', '/'),
      register: { title: '', day: '' },
      learners: [],
      path: {
        title: 'Back behind the wheel',
        text: 'You have a licence, and have not driven for years.',
        parts: ['A quiet road', 'The town at noon', 'The road to Ndola'],
      },
      pathMore: link('Book an hour', '/contact'),
    },
    testimonials: {
      heading: 'Our learners say',
      people: [
        {
          name: 'Bupe K.',
          role: 'Nurse',
          location: 'Nkana East',
          rating: 5,
          comment: 'I failed twice elsewhere. Here nobody shouted, and I passed on the first morning.',
          avatar: '',
        },
      ],
    },
    about: {
      picture: 'none',
      heading: 'About the school',
      sentence: 'A family business at the corner of Freedom Avenue.',
      mission: { heading: 'Patience', text: 'A stalled engine is a lesson, not a fault.' },
      vision: { heading: 'Safety', text: 'Each car is checked on Monday morning, and learners watch.' },
      overview: {
        heading: 'How it began',
        text: '{name} began with one white hatchback and a blackboard. Today four instructors teach, all with more than ten years on the road.\n\nWe teach in English and in Bemba.',
      },
      more: link('Meet the instructors', '/team'),
    },
    teamTop: {
      heading: 'Instructors',
      sentence: 'You keep the same one from the first hour to the test.',
      leaders: 'Who leads the school',
      others: 'Who sits beside you',
    },
    values: {
      heading: 'In each car',
      values: [
        { name: 'Two brakes', text: 'The instructor can always stop the car.' },
        { name: 'No phone', text: 'Ours stays in the office as well.' },
      ],
    },
    servicesTop: { heading: 'Lessons and prices', sentence: 'Pay by the hour, or for the whole way to your licence.' },
    service: {
      more: 'More',
      back: 'All lessons',
      overview: 'The lesson',
      features: 'What belongs to it',
      ask: { text: 'Is this yours? Say when you have time.', contact: 'Write to us', quote: 'Ask for a price' },
      related: 'Other lessons',
    },
    howWeWork: {
      heading: 'Your way to the licence',
      steps: [
        { title: 'A first hour', text: 'We see what you can do, and say how many hours you will need.' },
        { title: 'Lessons', text: 'Twice a week, at hours that you choose.' },
        { title: 'The test', text: 'We book it, come along, and wait outside.' },
      ],
    },
    getInTouch: {
      heading: 'Not sure which lesson is yours?',
      sentence: 'Call us between 7 and 18, or write at night.',
      button: link('Write to us', '/contact'),
    },
    contact: {
      heading: 'Talk to us',
      sentence: '',
      welcome: { heading: 'Write or call', text: 'Tell us when you have time. We answer the same day.' },
      price: 'What will your lessons cost?',
    },
    requestForm: {
      labels: {
        projectScope: 'How much would you like to learn?',
        teamSize: 'How many learners',
        description: 'About you and your hours',
      },
      scopes: {
        small: 'A few hours',
        medium: 'A whole licence, from the first hour to the test',
        large: 'Two licences, one after the other',
        enterprise: 'Lessons for drivers of a company',
      },
      teamSizes: {
        small: 'One or two learners',
        medium: 'Three to five learners',
        large: 'Six to ten learners',
        custom: 'More than ten learners',
      },
      description: 'Which class, how much have you driven, and when do you have time?',
      missing: 'Please say which class, and when you have time.',
      sheet: { heading: 'Your price', text: 'Send the form, and our price stands here. We mail you its link.' },
      sketch: ['Price', 'Hours', 'Instructor'],
      submitted: 'We have your question.',
      facts: { scope: 'Lessons', teamSize: 'Learners' },
      answered: {
        accepted: 'We call you to find the first hour',
        ended: 'No hours are booked, and you owe nothing.',
        closed: 'We have no hours for this. Please call us if you want to talk it over.',
      },
      quotation: {
        lines: 'Your lessons',
        timeline: 'How long it takes',
        team: 'Who teaches',
        stamp: '',
        first: 'Thank you for your question. This is our price for your lessons.',
        again: 'This is our price as it is now. It takes the place of the one before.',
        changed: 'We have changed the price of your lessons.',
      },
    },
    process: {
      form: 'What would you like to learn?',
      heading: 'From question to first hour',
      submit: { title: 'You ask', text: 'Say which lesson, and when you have time.' },
      review: { title: 'We look at the calendar', text: 'Usually within the day.' },
      quote: { title: 'You get a price', text: 'In Kwacha, for all hours together.' },
      accept: { title: 'You agree', text: 'And we pick you up for the first hour.' },
      next: ['We look for an instructor with time for you.', 'You get our price here and by email.'],
    },
    notFound: { heading: 'A wrong turn', sentence: 'There is no road at this address.', button: 'Back to the start' },
    menu: {
      links: [
        link('Home', '/'),
        link('Lessons', '/services'),
        link('Instructors', '/team'),
        link('About', '/about'),
        link('Contact', '/contact'),
      ],
    },
    footer: { line: 'Driving lessons in Kitwe, since 2009.', end: 'Drive so that everybody arrives.' },
    footerLinks: {
      firstTitle: 'The school',
      first: [link('About', '/about'), link('Instructors', '/team'), link('Lessons', '/services')],
      secondTitle: 'Good to know',
      second: [link('What to bring', '/what-to-bring'), link('Privacy', '/privacy'), link('Contact', '/contact')],
      thirdTitle: '',
      third: [],
    },
    titles: {
      home: { title: '', description: '' },
      services: {
        title: 'Lessons and prices',
        description: 'Lessons for car, truck and bus in Kitwe, with prices in Kwacha.',
      },
      about: { title: 'About the school', description: 'A family driving school in Parklands, Kitwe.' },
      team: { title: 'Instructors', description: 'Who teaches at {name}.' },
      blogs: { title: 'News', description: 'News of {name}.' },
      contact: { title: 'Contact', description: 'Call, write, or ask for a price.' },
    },
    blogsTop: { heading: 'News', sentence: 'When there is news, it stands here.', categories: [] },
    blogLists: {
      popular: 'What it is about',
      featured: 'To read first',
      recent: 'The latest',
      all: 'All news',
      related: 'More news',
    },
  },
  services: [
    {
      title: 'Car, class B',
      description:
        'Twenty hours from the first start of the engine to the test. K4,800 for all, or K260 for an hour.\n\nThe Highway Code is taught on three evenings.',
      icon: 'file-text',
      features: ['Pick-up in Parklands, Riverside and Nkana East', 'The same instructor throughout', 'Test fee on top'],
    },
    {
      title: 'Truck, class C',
      description:
        'For those who have driven a car for two years. Thirty hours on a nine-tonne truck. K11,500.\n\nReversing with a trailer is part of it.',
      icon: 'share2',
      features: ['Loading and lashing', 'Night driving'],
    },
    {
      title: 'Refresher hours',
      description: 'You have a licence but no courage. Single hours, on the road that you fear. K280 for an hour.',
      icon: 'trending-up',
      features: ['In your own car if you like'],
    },
  ],
  team: [
    {
      name: 'Agness Mulenga',
      role: 'Founder',
      bio: 'Has taught since 1998, and still takes the first hour of every learner who is afraid.',
    },
    { name: 'Webster Chanda', role: 'Truck instructor', bio: 'Drove copper to Dar es Salaam for twelve years.' },
    { name: 'Loveness Kabaso', role: 'Car instructor', bio: 'Teaches in Bemba and English.' },
  ],
  posts: [],
  pages: [
    {
      slug: 'what-to-bring',
      title: 'What to bring',
      content:
        'To the first hour bring your National Registration Card, flat shoes and your glasses.\n\nThe provisional licence we apply for together: it takes about a week.',
    },
  ],
  privacy: 'Parklands Driving School runs this website and answers for what is kept here.',
};
