// A software agency in Ndola: a dark logo, no courses. All data is invented.
const link = (text, to) => ({ text, to });

export default {
  pictures: { logo: 'software-agency.svg', icon: 'software-agency-icon.svg' },
  settings: {
    siteName: 'Itawa Code',
    siteDescription:
      'We write and run software for transport, mining suppliers and hospitals on the Copperbelt, from our office in Ndola.',
    contactEmail: 'hello@itawa-code.example',
    contactPhone: '+260 95 000 0202',
    whatsApp: '',
    address: '3rd Floor, Buteko Avenue, Ndola, Zambia',
    mapLatitude: -12.9587,
    mapLongitude: 28.6366,
    openingHours: 'Monday to Friday, 8 to 17',
    socialLinks: ['https://github.com/itawa-code-example', 'https://www.linkedin.com/company/itawa-code-example'],
    currency: 'USD',
    quoteTeamSize: 'Two engineers',
    quoteIncluded: ['Source code with every release', 'A manual of twenty pages', 'Our phone number, day and night'],
    brandColour: '#1b2a49',
    accentColour: '#35c2b0',
  },
  website: {
    hero: {
      heading: 'Software that is still running in ten years',
      sentence: 'Itawa Code builds dispatch boards, stores and patient records, and answers the phone when they stop.',
      first: link('What we do', '/services'),
      second: link('Who we are', '/about'),
      picture: 'none',
    },
    counters: {
      heading: 'In figures',
      sentence: '',
      more: '',
      counters: [
        { number: 31, suffix: '', title: 'Systems in service', text: 'The oldest since 2014.' },
        { number: 99, suffix: '%', title: 'Hours without a stop', text: 'Over all systems, last year.' },
        { number: 40, suffix: '', title: 'Minutes until somebody answers', text: 'Median, by day and by night.' },
        { number: 11, suffix: '', title: 'Engineers', text: 'All in one room.' },
      ],
    },
    purpose: {
      mission: {
        heading: 'Our trade',
        goal: 'Boring on purpose',
        text: 'We choose tools that will be there tomorrow, and write down why.',
      },
      vision: { heading: 'Where we want to be', text: 'The agency that nobody has to call at night.' },
      more: link('How we decide', '/how-we-decide'),
    },
    offerings: {
      heading: 'What runs on our code',
      tiles: [
        { title: 'Weighbridges', icon: 'code', text: 'Tickets that agree with the scale.' },
        { title: 'Dispatch', icon: 'smartphone', text: 'Forty trucks on one board.' },
        { title: 'Wards', icon: 'file-text', text: 'Charts that follow the patient.' },
      ],
      more: link('All services', '/services'),
    },
    about: {
      picture: 'none',
      heading: 'About Itawa Code',
      sentence: 'Eleven engineers above a bakery in Ndola.',
      mission: { heading: 'We stay', text: 'Who wrote it maintains it.' },
      vision: { heading: 'We write it down', text: 'Every system has a manual of twenty pages, and no more.' },
      overview: {
        heading: 'How we got here',
        text: '{name} was founded by three engineers who were tired of rescuing projects. Since then we have begun nothing that we could not finish.',
      },
      more: link('The team', '/team'),
    },
    teamTop: {
      heading: 'The team',
      sentence: 'You talk to the engineer who writes your code.',
      leaders: 'Partners',
      others: 'Engineers',
    },
    join: {
      heading: 'Work in Ndola',
      sentence: 'We hire one person a year, and take our time.',
      button: 'Write to us',
      subject: 'A place in Ndola',
    },
    servicesTop: { heading: 'Services', sentence: 'Three things, done properly.' },
    service: {
      more: 'Read more',
      back: 'Everything we do',
      overview: 'What it is',
      features: 'What you get',
      ask: { text: 'Is this your trouble? An engineer answers.', contact: 'Write to us', quote: 'Ask for an offer' },
      related: 'What else we do',
    },
    howWeWork: {
      heading: 'A project with us',
      steps: [
        { title: 'Two days on site', text: 'We watch the work before we talk about screens.' },
        { title: 'A written offer', text: 'With what it will not do.' },
        { title: 'Releases', text: 'Every second Thursday.' },
        { title: 'Service', text: 'A contract by the month; you can leave at any time.' },
      ],
    },
    getInTouch: {
      heading: 'A system that nobody dares to touch?',
      sentence: 'Those are our favourites.',
      button: link('Tell us about it', '/contact'),
    },
    contact: {
      heading: 'Contact',
      sentence: 'An engineer answers.',
      welcome: { heading: 'Describe the problem', text: 'Not the solution: that is our part.' },
      price: 'You would like an offer in writing?',
    },
    requestForm: {
      labels: {
        projectScope: 'Size of the system',
        teamSize: 'People who work with it',
        description: 'The system and its trouble',
      },
      scopes: {
        small: 'One screen, one office',
        medium: 'Several screens, one site',
        large: 'Several sites',
        enterprise: 'Several sites, and systems of others beside it',
      },
      teamSizes: { small: 'One or two', medium: 'Three to five', large: 'Six to ten', custom: 'More than ten' },
      description: 'What does it do, who wrote it, and what happens when it stops?',
      missing: 'Please describe the system in a few lines.',
      sheet: { heading: 'Our offer', text: 'Once an engineer has read your lines, the offer stands here.' },
      sketch: ['Price', 'First release', 'Engineers'],
      submitted: 'Your lines have arrived.',
      facts: { scope: 'System', teamSize: 'People' },
      answered: {
        accepted: 'We write to you to set the two days on site',
        ended: 'Nothing will be written, and you owe nothing.',
        closed: 'We are the wrong people for this system. Please call us if you want to talk it over.',
      },
      quotation: {
        lines: 'What you will get',
        timeline: 'First release after',
        team: 'Engineers',
        stamp: 'Stamp of your company',
        first: 'Here is our offer for the system that you described.',
        again: 'Here is our offer as it is now; the one before no longer counts.',
        changed: 'Our offer has changed.',
      },
    },
    process: {
      form: 'Describe the system',
      heading: 'What happens with a request',
      submit: { title: 'You describe it', text: 'A few lines will do.' },
      review: { title: 'We ask back', text: 'Usually on the next working day.' },
      quote: { title: 'You get an offer', text: 'A fixed price for the first release.' },
      accept: { title: 'You accept', text: 'And we come to your site.' },
      next: ['An engineer reads your request.', 'You find the offer on this page.'],
    },
    blogsTop: { heading: 'Notes', sentence: 'What broke, and why.', categories: [] },
    blogLists: {
      popular: 'Subjects',
      featured: 'Worth your time',
      recent: 'Latest notes',
      all: 'All notes',
      related: 'Notes like this one',
    },
    notFound: { heading: 'Error 404', sentence: 'Nothing is deployed at this address.', button: 'Home' },
    menu: {
      links: [
        link('Home', '/'),
        link('Services', '/services'),
        link('Team', '/team'),
        link('Notes', '/blogs'),
        link('About', '/about'),
        link('Contact', '/contact'),
      ],
    },
    newsletter: { heading: 'Our notes, by email', hint: 'Four times a year.' },
    footer: { line: 'Software from Ndola.', end: 'Uptime is a form of politeness.' },
    footerLinks: {
      firstTitle: 'Company',
      first: [link('About', '/about'), link('Team', '/team'), link('How we decide', '/how-we-decide')],
      secondTitle: 'Legal',
      second: [link('Privacy', '/privacy')],
      thirdTitle: '',
      third: [],
    },
    titles: {
      home: { title: '', description: '' },
      services: { title: 'Services', description: 'Dispatch, weighbridge and ward software, built and run in Ndola.' },
      about: { title: 'About', description: 'Eleven engineers in Ndola who stay with what they build.' },
      team: { title: 'Team', description: 'The partners and engineers of {name}.' },
      blogs: { title: 'Notes', description: 'What broke, and why: notes of {name}.' },
      contact: { title: 'Contact', description: 'Describe your system to an engineer.' },
    },
  },
  services: [
    {
      title: 'Build',
      description:
        'New systems, in releases of two weeks. You use the first one after a month.\n\nWe hand over the source with every release.',
      icon: 'code',
      features: ['Fixed price for the first release', 'Source code from day one', 'Tests that you can read'],
    },
    {
      title: 'Rescue',
      description:
        'Systems whose authors have left. We read them, make them start again, and tell you what they are worth.',
      icon: 'pen-tool',
      features: ['A report after ten days', 'Backups first'],
    },
    {
      title: 'Run',
      description: 'Servers, updates and an engineer on the phone, at a price by the month.',
      icon: 'trending-up',
      features: ['Answer within the hour', 'Monthly report of one page', 'No minimum term'],
    },
  ],
  team: [
    {
      name: 'Chisomo Ngulube',
      role: 'Managing Director',
      bio: 'Began with weighbridges, and has not got away from them.',
    },
    { name: 'Kaluba Musonda', role: 'CTO', bio: 'Deletes more lines than he writes.' },
    { name: 'Mwaka Siame', role: 'Engineer', bio: 'Runs the ward system in three hospitals.' },
    { name: 'Thokozile Njobvu', role: 'Engineer', bio: '' },
  ],
  posts: [
    {
      title: 'The clock that was right',
      content:
        'For a week all weighbridge tickets were two hours late. The server was right; the office was not.\n\nSince then every ticket shows where its time comes from.',
      category: 'Operations',
      tags: ['time'],
      authorName: 'Kaluba Musonda',
      isFeatured: true,
    },
    {
      title: 'Twenty pages and no more',
      content:
        'A manual that nobody reads protects nobody. Ours end at page twenty, and the last page is the phone number.',
      category: 'Writing',
      tags: ['manuals'],
      authorName: 'Chisomo Ngulube',
      isFeatured: false,
    },
  ],
  pages: [
    {
      slug: 'how-we-decide',
      title: 'How we decide',
      content:
        'Each decision that costs more than a day gets one page: what we knew, what we chose, what we gave up.\n\nClients get these pages with the source.',
    },
  ],
  privacy: 'Itawa Code runs this website and answers for what is kept here.',
};
