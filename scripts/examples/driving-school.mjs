// A driving school in Kitwe: few services, no blog, prices in Kwacha. All data is invented.
const link = (text, to) => ({ text, to });

export default {
  images: { logo: 'driving-school.svg', logoOnDark: 'driving-school-on-dark.svg', icon: 'driving-school-icon.svg' },
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
      heading: 'Learn to drive in Kitwe, without stress',
      sentence: 'One learner, one instructor and a car with two brake pedals. You choose the time and we pick you up.',
      first: link('See our lessons', '/services'),
      second: link('Ask for a price', '/contact'),
      picture: 'none',
    },
    counters: {
      heading: 'On the road since 2009',
      sentence: 'Counted at the end of last year.',
      more: '',
      counters: [
        { number: 4, suffix: '', title: 'Cars with dual controls', text: 'All of them less than six years old.' },
        { number: 1860, suffix: '', title: 'Licences', text: 'Learners who passed with us.' },
      ],
    },
    purpose: {
      mission: {
        heading: 'Our mission',
        goal: '',
        text: 'We teach you until you can drive alone without fear, and we do not sell you more lessons than you need.',
      },
      vision: { heading: 'Our vision', text: 'A Copperbelt on which no child is hurt on the way to school.' },
      more: link('', '/'),
    },
    offers: {
      heading: 'Choose how to start',
      list: {
        title: 'First licence',
        text: 'For people who have never driven.',
        parts: ['Highway Code, three evenings', 'Twenty hours in town', 'The test, in the car you learned in'],
      },
      listMore: link('All lessons', '/services'),
      screen: { title: '', text: '', parts: [] },
      screenMore: link('', '/'),
      register: { title: '', day: '' },
      learners: [],
      path: {
        title: 'Refresher lessons',
        text: 'You have a licence but have not driven for years.',
        parts: ['A quiet road', 'Town traffic at noon', 'The road to Ndola'],
      },
      pathMore: link('Book an hour', '/contact'),
    },
    testimonials: {
      heading: 'What our learners say',
      people: [
        {
          name: 'Bupe K.',
          role: 'Nurse',
          location: 'Nkana East',
          rating: 5,
          comment: 'I failed twice at another school. Here nobody shouted at me, and I passed the first time.',
          avatar: '',
        },
      ],
    },
    about: {
      picture: 'none',
      heading: 'About the school',
      sentence: 'A family business at the corner of Freedom Avenue.',
      mission: { heading: 'Patience', text: 'Everyone stalls the engine at first. We practise until it works.' },
      vision: { heading: 'Safety', text: 'We check every car on Monday morning, and learners can watch.' },
      overview: {
        heading: 'Our history',
        text: '{name} started with one car and a blackboard. Today four instructors teach, all with more than ten years on the road.\n\nWe teach in English and in Bemba.',
      },
      more: link('Meet the instructors', '/team'),
    },
    teamTop: {
      heading: 'Instructors',
      sentence: 'You have the same instructor from the first lesson to the test.',
      leaders: 'Management',
      others: 'Your instructors',
    },
    values: {
      heading: 'In each car',
      values: [
        { name: 'Two brakes', text: 'The instructor can always stop the car.' },
        { name: 'No phone', text: 'Instructors leave their phones in the office too.' },
      ],
    },
    servicesTop: {
      heading: 'Lessons and prices',
      sentence: 'Pay for each lesson, or one price for everything up to your licence.',
    },
    service: {
      more: 'More',
      back: 'All lessons',
      overview: 'About this lesson',
      features: 'What is included',
      ask: {
        text: 'Is this the right lesson for you? Tell us when you have time.',
        contact: 'Write to us',
        quote: 'Ask for a price',
      },
      related: 'Other lessons',
    },
    howWeWork: {
      heading: 'Your way to the licence',
      steps: [
        { title: 'A first hour', text: 'We see what you can already do and tell you how many hours you will need.' },
        { title: 'Lessons', text: 'Twice a week, at times that you choose.' },
        { title: 'The test', text: 'We book the test, come with you and wait outside.' },
      ],
    },
    getInTouch: {
      heading: 'Not sure which lesson is right for you?',
      sentence: 'Call us between 07:00 and 18:00, or write to us at any time.',
      button: link('Write to us', '/contact'),
    },
    contact: {
      heading: 'Contact us',
      sentence: '',
      welcome: { heading: 'Write or call', text: 'Tell us when you have time. We will reply the same day.' },
      price: 'How much will your lessons cost?',
    },
    requestForm: {
      labels: {
        projectScope: 'How much would you like to learn?',
        teamSize: 'How many learners',
        description: 'About you and your lessons',
      },
      scopes: {
        small: 'A few hours',
        medium: 'Everything from the first lesson to the test',
        large: 'Two licences, one after the other',
        enterprise: 'Lessons for company drivers',
      },
      teamSizes: {
        small: 'One or two learners',
        medium: 'Three to five learners',
        large: 'Six to ten learners',
        custom: 'More than ten learners',
      },
      description: 'Which class, how much have you driven, and when do you have time?',
      missing: 'Please tell us which class you need and when you have time.',
      sheet: {
        heading: 'Your price',
        text: 'Send the form and our price will appear here. We will email you the link.',
      },
      sketch: ['Price', 'Hours', 'Instructor'],
      submitted: 'We have received your request.',
      facts: { scope: 'Lessons', teamSize: 'Learners' },
      answered: {
        accepted: 'We will call you to arrange the first lesson',
        ended: 'No lessons are booked, and you owe nothing.',
        closed: 'We cannot offer these lessons. Please call us if you would like to talk about it.',
      },
      quotation: {
        lines: 'Your lessons',
        timeline: 'How long it takes',
        team: 'Instructor',
        stamp: '',
        first: 'Thank you for your request. This is our price for your lessons.',
        again: 'This is our new price. It replaces the one we sent before.',
        changed: 'We have changed the price of your lessons.',
      },
    },
    process: {
      form: 'What would you like to learn?',
      heading: 'From request to first lesson',
      submit: { title: 'You ask us', text: 'Tell us which lesson you want and when you have time.' },
      review: { title: 'We check our calendar', text: 'Usually on the same day.' },
      quote: { title: 'You get a price', text: 'In Kwacha, for all lessons together.' },
      accept: { title: 'You agree', text: 'We pick you up for the first lesson.' },
      next: ['We find an instructor who has time for you.', 'Our price will appear here and in your email.'],
    },
    notFound: {
      heading: 'Page not found',
      sentence: 'There is no page at this address.',
      button: 'Back to the home page',
    },
    menu: {
      links: [
        link('Home', '/'),
        link('Lessons', '/services'),
        link('Instructors', '/team'),
        link('About', '/about'),
        link('Contact', '/contact'),
      ],
    },
    footer: { line: 'Driving lessons in Kitwe, since 2009.', end: 'Drive safely.' },
    footerLinks: {
      firstTitle: 'The school',
      first: [link('About', '/about'), link('Instructors', '/team'), link('Lessons', '/services')],
      secondTitle: 'Information',
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
      contact: { title: 'Contact', description: 'Call us, write to us or ask for a price.' },
    },
    blogsTop: { heading: 'News', sentence: 'Our news will appear here.', categories: [] },
    blogLists: {
      popular: 'Topics',
      featured: 'Read first',
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
      title: 'Refresher lessons',
      description:
        'You have a licence but do not feel safe on the road. Single lessons on the roads you choose. K280 for an hour.',
      icon: 'trending-up',
      features: ['In your own car if you prefer'],
    },
  ],
  team: [
    {
      name: 'Agness Mulenga',
      role: 'Founder',
      bio: 'Has taught since 1998, and still gives the first lesson to every nervous learner.',
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
        'To the first hour bring your National Registration Card, flat shoes and your glasses.\n\nWe will help you to apply for the provisional licence, which takes about a week.',
    },
  ],
  privacy: 'Parklands Driving School runs this website and is responsible for the data stored on it.',
};
