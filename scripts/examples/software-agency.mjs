// A software agency in Ndola: a dark logo, no courses. All data is invented.
const link = (text, to) => ({ text, to });

export default {
  images: { logo: 'software-agency.svg', icon: 'software-agency-icon.svg' },
  settings: {
    siteName: 'Itawa Code',
    siteDescription:
      'We build and run software for transport companies, mining suppliers and hospitals on the Copperbelt, from our office in Ndola.',
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
      heading: 'Software that still works in ten years',
      sentence:
        'Itawa Code builds systems for dispatch, stock and patient records, and answers the phone when you need help.',
      first: link('What we do', '/services'),
      second: link('Who we are', '/about'),
      picture: 'none',
    },
    counters: {
      heading: 'Our numbers',
      sentence: '',
      more: '',
      counters: [
        { number: 31, suffix: '', title: 'Systems in service', text: 'The oldest has run since 2014.' },
        { number: 99, suffix: '%', title: 'Hours without a failure', text: 'All systems together, last year.' },
        { number: 40, suffix: '', title: 'Minutes until we answer', text: 'On average, by day and by night.' },
        { number: 11, suffix: '', title: 'Engineers', text: 'All in one room.' },
      ],
    },
    purpose: {
      mission: {
        heading: 'How we work',
        goal: 'Tested tools only',
        text: 'We choose tools that will still be supported in years, and we write down why.',
      },
      vision: { heading: 'Our vision', text: 'Systems that never need a call for help at night.' },
      more: link('How we decide', '/how-we-decide'),
    },
    offerings: {
      heading: 'What our software does',
      tiles: [
        { title: 'Weighbridges', icon: 'code', text: 'Tickets that always match the scale.' },
        { title: 'Dispatch', icon: 'smartphone', text: 'Forty trucks on one board.' },
        { title: 'Wards', icon: 'file-text', text: 'Patient records that follow the patient from ward to ward.' },
      ],
      more: link('All services', '/services'),
    },
    about: {
      picture: 'none',
      heading: 'About Itawa Code',
      sentence: 'Eleven engineers above a bakery in Ndola.',
      mission: { heading: 'We look after our code', text: 'The engineer who wrote it also maintains it.' },
      vision: { heading: 'We write it down', text: 'Every system has a manual of at most twenty pages.' },
      overview: {
        heading: 'Our history',
        text: '{name} was founded by three engineers who wanted to finish every project they start. We have kept to that since.',
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
      sentence: 'We hire one person a year and choose carefully.',
      button: 'Write to us',
      subject: 'Job in Ndola',
    },
    servicesTop: { heading: 'Services', sentence: 'We offer three services.' },
    service: {
      more: 'Read more',
      back: 'Everything we do',
      overview: 'About this service',
      features: 'What you get',
      ask: { text: 'Do you need this? An engineer will reply.', contact: 'Write to us', quote: 'Ask for an offer' },
      related: 'Other services',
    },
    howWeWork: {
      heading: 'How a project works',
      steps: [
        { title: 'Two days on site', text: 'We watch the work before we talk about screens.' },
        { title: 'A written offer', text: 'It also says what is not included.' },
        { title: 'Releases', text: 'Every second Thursday.' },
        { title: 'Service', text: 'A monthly contract that you can end at any time.' },
      ],
    },
    getInTouch: {
      heading: 'Do you have an old system that nobody can maintain?',
      sentence: 'We can help.',
      button: link('Tell us about it', '/contact'),
    },
    contact: {
      heading: 'Contact',
      sentence: 'An engineer will reply.',
      welcome: { heading: 'Describe your problem', text: 'We will suggest a solution.' },
      price: 'Would you like a written offer?',
    },
    requestForm: {
      labels: {
        projectScope: 'Size of the system',
        teamSize: 'People who work with it',
        description: 'The system and the problem',
      },
      scopes: {
        small: 'One screen, one office',
        medium: 'Several screens, one site',
        large: 'Several sites',
        enterprise: 'Several sites, connected to other systems',
      },
      teamSizes: { small: 'One or two', medium: 'Three to five', large: 'Six to ten', custom: 'More than ten' },
      description: 'What does it do, who wrote it, and what happens when it stops?',
      missing: 'Please describe the system in a few lines.',
      sheet: { heading: 'Our offer', text: 'Our offer will appear here when an engineer has read your request.' },
      sketch: ['Price', 'First release', 'Engineers'],
      submitted: 'We have received your request.',
      facts: { scope: 'System', teamSize: 'People' },
      answered: {
        accepted: 'We will contact you to arrange the two days on site',
        ended: 'We will not start any work, and you owe nothing.',
        closed: 'We cannot help with this system. Please call us if you would like to talk about it.',
      },
      quotation: {
        lines: 'What you will get',
        timeline: 'First release after',
        team: 'Engineers',
        stamp: 'Stamp of your company',
        first: 'This is our offer for the system you described.',
        again: 'This is our new offer. It replaces the one we sent before.',
        changed: 'Our offer has changed.',
      },
    },
    process: {
      form: 'Describe the system',
      heading: 'What happens with a request',
      submit: { title: 'You describe it', text: 'A few lines will do.' },
      review: { title: 'We ask questions', text: 'Usually on the next working day.' },
      quote: { title: 'You get an offer', text: 'A fixed price for the first release.' },
      accept: { title: 'You accept', text: 'We come to your site.' },
      next: ['An engineer will read your request.', 'Our offer will appear on this page.'],
    },
    blogsTop: { heading: 'Notes', sentence: 'What failed, and why.', categories: [] },
    blogLists: {
      popular: 'Subjects',
      featured: 'Featured notes',
      recent: 'Latest notes',
      all: 'All notes',
      related: 'Related notes',
    },
    notFound: { heading: 'Error 404', sentence: 'There is no page at this address.', button: 'Home' },
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
    footer: { line: 'Software from Ndola.', end: 'We keep your systems running.' },
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
      about: { title: 'About', description: 'Eleven engineers in Ndola who maintain what they build.' },
      team: { title: 'Team', description: 'The partners and engineers of {name}.' },
      blogs: { title: 'Notes', description: 'What failed, and why: notes by {name}.' },
      contact: { title: 'Contact', description: 'Describe your system to an engineer.' },
    },
  },
  services: [
    {
      title: 'Build',
      description:
        'New systems, in releases of two weeks. You use the first one after a month.\n\nWe hand over the source with every release.',
      icon: 'code',
      features: ['Fixed price for the first release', 'Source code from day one', 'Tests that you can check'],
    },
    {
      title: 'Rescue',
      description:
        'For systems whose developers have left. We study the code, repair it and tell you what it is worth keeping.',
      icon: 'pen-tool',
      features: ['A report after ten days', 'Backups first'],
    },
    {
      title: 'Run',
      description: 'Servers, updates and an engineer on the phone, for a monthly price.',
      icon: 'trending-up',
      features: ['Answer within the hour', 'Monthly report of one page', 'No minimum term'],
    },
  ],
  team: [
    {
      name: 'Chisomo Ngulube',
      role: 'Managing Director',
      bio: 'Started with weighbridge software and still works on it.',
    },
    { name: 'Kaluba Musonda', role: 'CTO', bio: 'Leads the engineers and reviews all code.' },
    { name: 'Mwaka Siame', role: 'Engineer', bio: 'Runs the ward system in three hospitals.' },
    { name: 'Thokozile Njobvu', role: 'Engineer', bio: '' },
  ],
  posts: [
    {
      title: 'The clock that was right',
      content:
        'For a week all weighbridge tickets were two hours late. The clock of the server was right, but the clocks in the office were wrong.\n\nSince then every ticket shows where its time comes from.',
      category: 'Operations',
      tags: ['time'],
      authorName: 'Kaluba Musonda',
      isFeatured: true,
    },
    {
      title: 'Twenty pages and no more',
      content:
        'A manual that nobody reads does not help. Ours have at most twenty pages, and the last page is our phone number.',
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
  privacy: 'Itawa Code runs this website and is responsible for the data stored on it.',
};
