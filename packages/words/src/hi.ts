import type {
  AboutPageWords,
  ContactFormWords,
  ContactPageWords,
  ContentWords,
  Counted,
  DocumentWords,
  EducationPageWords,
  ExperiencePageWords,
  FigureWords,
  ProjectsPageWords,
  SiteWords,
  SkillsPageWords,
  StoryPageWords,
  UiWords,
} from './Words.ts';

// Sentences have no verb whose form would show the owner's or the visitor's gender.

/** `A, B और C`. */
const list = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' और ');

/** A count with its noun; 0 is singular, too. */
const counted = (count: number, one: string, other: string) =>
  `${count} ${count === 0 || count === 1 ? one : other}`;

/** The noun is the same in the plural. */
const projects: Counted = (count) => `${count} प्रोजेक्ट`;

/** Before `में`. */
const inProjects: Counted = (count) => counted(count, 'प्रोजेक्ट', 'प्रोजेक्टों');

const ordinals = ['पहला', 'दूसरा', 'तीसरा', 'चौथा', 'पाँचवाँ', 'छठा'];

const ordinal = (position: number) => ordinals[position - 1] ?? `${position}वाँ`;

const sideOf = { lower: 'कम', higher: 'ज़्यादा' } as const;

export const figures: FigureWords = {
  numbers: 'आँकड़े',
  numbersOf: (title) => `आँकड़े: ${title}`,
  about: (title, finding) => `${title}: ${finding}।`,
  answer: (title, finding) => `${title} ${finding}।`,
  sentence: (finding) => `${finding}।`,
  clauses: (clauses) => clauses.join('; '),
  lessThan: (percent) => `${percent} से कम`,
  moreThan: (percent) => `${percent} से ज़्यादा`,
  range: (low, high) => `${low} से ${high}`,
  isBetter: { lower: 'कम बेहतर है', higher: 'ज़्यादा बेहतर है' },
  withBetter: (quantity, better) => `${quantity} (${sideOf[better]} बेहतर है)`,
  notFromZero: 'अक्ष शून्य से शुरू नहीं होता',
  quantityNotFromZero: (quantity) => `${quantity}; अक्ष शून्य से शुरू नहीं होता`,
  change: {
    unchanged: ({ value, before, after }) => `कोई बदलाव नहीं, ${value} (${before}, ${after})`,
    changed: ({ from, before, to, after, size, isImprovement }) =>
      `${from} (${before}) से ${to} (${after}), यानी ${size}, जो ${isImprovement ? 'बेहतर' : 'बदतर'} है`,
    by: (difference, direction) => `${difference} ${sideOf[direction]}`,
    times: (factor) => `${factor} गुना`,
    percentagePoints: (text) => `${text}\u00a0प्रतिशत अंक`,
    stage: 'चरण',
    value: 'मान',
    change: 'बदलाव',
    none: 'कोई नहीं',
    axis: { lower: '← कम बेहतर है', higher: 'ज़्यादा बेहतर है →' },
    shortAxis: { lower: '← बेहतर', higher: 'बेहतर →' },
  },
  share: {
    finding: ({ part, whole, unit, label, percent }) =>
      `${whole} में से ${part} ${unit} ${label}${percent && ` (${percent})`}`,
    of: (part, whole) => `${whole} में से ${part}`,
    counted: (unit, label, percent) => `${unit} ${label}${percent && ` (${percent})`}`,
    note: (percent, note) => `${percent}: ${note}`,
    count: 'संख्या',
    share: 'हिस्सा',
    others: 'बाकी',
    all: 'कुल',
  },
  series: {
    position: (quantity, value) => `${quantity} ${value}`,
    at: (quantity, value) => `${quantity} ${value} पर`,
    inYear: (year) => `${year} में`,
    inMonth: (month) => `${month} में`,
    onDay: (day) => `${day} को`,
    ends: (line, value, place) => `${line} ${place} ${value}`,
    began: (end, value, place) => `${end}, शुरुआत ${place} ${value} से`,
    band: (end, label, range) => `${end} (${label} ${range})`,
    lineWithoutValue: (line) => `${line} का कोई मान नहीं`,
    noValues: 'कोई मान नहीं',
    none: 'कोई नहीं',
    difference: 'अंतर',
    mean: 'औसत',
    points: 'अंक',
    gap: ({ side, least, leastAt, most, mostAt, mean }) =>
      `हर जगह ${side === 'lower' ? 'नीचे' : 'ऊपर'}: कम से कम ${least} (${leastAt}), ` +
      `ज़्यादा से ज़्यादा ${most} (${mostAt}) और औसतन ${mean}।`,
  },
  comparison: {
    sameAsOther: (ours) => `${ours}, दूसरे के बराबर`,
    sameAsOthers: (ours) => `${ours}, बाकी सबके बराबर`,
    ofTwo: (ours, side) => `${ours}, दोनों में ${sideOf[side]}`,
    rank: ({ ours, position, count, better, isTied }) => {
      const rank = position === 1 ? '' : `${ordinal(position)} `;
      return `${ours}, ${count} में ${rank}सबसे ${sideOf[better]}${isTied ? ' (बराबरी पर)' : ''}`;
    },
    andOthers: (named, count) => `${named}, और ${count} अन्य`,
    more: (count) => `और ${count} अन्य`,
    name: 'नाम',
    interval: 'अंतराल',
  },
  matrix: {
    empty: (unit) => `0 ${unit}`,
    allCorrect: (total, unit) => `सभी ${total} ${unit} का वर्गीकरण सही रहा`,
    finding: ({ total, unit, correct, percent, confusions, recalls }) =>
      `${total} ${unit} में से ${correct} (${percent}) का वर्गीकरण सही रहा; ${confusions}। रिकॉल: ${recalls}`,
    atMost: (text, count) =>
      `किसी वर्ग को ${count === 1 ? 'एक' : text} से ज़्यादा बार कोई दूसरा वर्ग नहीं समझा गया`,
    mostOften: (pairs, count) => {
      const told = pairs.map(({ actual, predicted }) => `${actual} को ${predicted}`);
      return `सबसे ज़्यादा बार ${told.join(' और ')} समझा गया (${pairs.length > 1 ? 'दोनों ' : ''}${count} बार)`;
    },
    correct: 'सही वर्गीकरण',
    mostOftenTaken: (actual, predicted, count) => [
      'सबसे ज़्यादा बार ',
      actual,
      ' को ',
      predicted,
      ` समझा गया (${count})`,
    ],
    corner: (rows, columns) => `${rows} बनाम ${columns}`,
    recall: 'रिकॉल',
    none: 'कोई नहीं',
  },
  curve: {
    forms: {
      roc: {
        name: 'ROC कर्व',
        x: 'फ़ॉल्स पॉज़िटिव दर',
        y: 'ट्रू पॉज़िटिव दर',
        summary: 'AUC',
      },
      'precision-recall': {
        name: 'प्रिसिज़न–रिकॉल कर्व',
        x: 'रिकॉल',
        y: 'प्रिसिज़न',
        summary: 'PR AUC',
      },
      calibration: {
        name: 'कैलिब्रेशन कर्व',
        x: 'अनुमानित दर',
        y: 'वास्तविक दर',
        summary: 'सबसे बड़ा अंतर',
      },
    },
    withArea: (name, area) => `${name}, क्षेत्रफल ${area}`,
    neverAboveGuessing: 'कहीं भी रैंडम अनुमान से बेहतर नहीं',
    farthest: (truePositive, falsePositive) =>
      `रैंडम अनुमान से सबसे ऊपर वहाँ, जहाँ ट्रू पॉज़िटिव दर ${truePositive} और फ़ॉल्स पॉज़िटिव दर ${falsePositive} है`,
    noPoints: 'कोई बिंदु नहीं',
    balanced: (precision, recall) => `सबसे संतुलित वहाँ, जहाँ प्रिसिज़न ${precision} और रिकॉल ${recall} है`,
    calibrated: 'वास्तविक दरें अनुमान के अनुसार हैं',
    differ: (gap, observed, predicted) =>
      `वास्तविक और अनुमानित दर में ज़्यादा से ज़्यादा ${gap} का अंतर (अनुमान ${predicted}, वास्तविक ${observed})`,
    guessingReaches: (precision) => `रैंडम अनुमान से प्रिसिज़न ${precision}`,
    asPredicted: 'अनुमान के अनुसार',
    guessing: 'रैंडम अनुमान',
    guessingAt: (precision) => `रैंडम अनुमान ${precision}`,
  },
};

export const common: UiWords['common'] = {
  opensInNewTab: '(नए टैब में खुलता है)',
  skipToContent: 'मुख्य सामग्री पर जाएँ',
  mainNavigation: 'मुख्य मेन्यू',
  breadcrumb: 'आप यहाँ हैं',
  linkToSection: 'इस भाग का लिंक:',
  leaveEmpty: 'इस फ़ील्ड को खाली छोड़ें',
  copied: 'कॉपी हो गया',
  loading: 'लोड हो रहा है…',
  more: (count) => `+${count} और`,
  hasFeatured: 'इसमें कुछ चुनिंदा है',
};

export const theme: UiWords['theme'] = {
  label: 'थीम',
  system: 'सिस्टम थीम',
  light: 'हल्की थीम',
  dark: 'गहरी थीम',
};

export const motion: UiWords['motion'] = { play: 'ऐनिमेशन चलाएँ', pause: 'ऐनिमेशन रोकें' };

export const draft: UiWords['draft'] = { undo: 'वापस लाएँ', clear: 'ड्राफ़्ट मिटाएँ' };

export const map: UiWords['map'] = {
  ask: (provider) =>
    `यह नक्शा ${provider} से आता है। इसे दिखाने पर आपका IP पता उस सर्वर को मिलता है। नीचे का लिंक भी वहीं ले जाता है।`,
  show: 'नक्शा दिखाएँ',
  loading: 'नक्शा लोड हो रहा है…',
  failed: 'नक्शा लोड नहीं हो सका। नीचे का लिंक उसे नए टैब में खोलता है।',
  notLoaded: 'JavaScript के बिना नक्शा लोड नहीं होता। नीचे का लिंक उसे खोलता है।',
  retry: 'फिर कोशिश करें',
};

const hourNoun = (hours: string) => (hours === '1' ? 'घंटा' : 'घंटे');

export const zone: UiWords['zone'] = {
  name: (city) => `${city} का समय`,
  same: 'आपके समय के बराबर',
  ahead: (hours) => `आपसे ${hours} ${hourNoun(hours)} आगे`,
  behind: (hours) => `आपसे ${hours} ${hourNoun(hours)} पीछे`,
};

export const card: UiWords['card'] = {
  turn: 'और देखें',
  back: 'वापस',
  close: 'बंद करें',
  button: (action, subject) => `${action}: ${subject}`,
};

export const quotes: UiWords['quotes'] = {
  label: 'उद्धरण',
  play: 'उद्धरण चलाएँ',
  pause: 'उद्धरण रोकें',
  previous: 'पिछला उद्धरण',
  next: 'अगला उद्धरण',
};

export const spotlight: UiWords['spotlight'] = {
  carousel: 'कैरोसेल',
  slide: 'स्लाइड',
  play: (label) => `${label} चलाएँ`,
  pause: (label) => `${label} रोकें`,
  previous: 'पिछला कौशल',
  next: 'अगला कौशल',
  chooseSkill: 'कौशल चुनें',
  chooseQuote: 'उद्धरण चुनें',
  skills: 'कौशल',
  skill: (name, position, count) => `${name}, ${count} में से ${position}`,
  quote: (position, count) => `उद्धरण ${position}, कुल ${count}`,
};

export const skill: UiWords['skill'] = {
  proficiency: 'दक्षता',
  proficiencyIn: (name) => `${name} में दक्षता`,
  proficiencyPercent: (percent) => `दक्षता ${percent} प्रतिशत।`,
  usedIn: 'इन प्रोजेक्टों में',
  usedInProjects: (titles, others) =>
    `इन प्रोजेक्टों में इस्तेमाल: ${list(others > 0 ? [...titles, `${others} अन्य`] : titles)}।`,
  evidence: (name, count, total) => [`${name}, इस्तेमाल: `, `${total} में से ${count}`, ' प्रोजेक्ट'],
  estimate: 'मेरा अपना आकलन',
  squares: (total) => `इस्तेमाल: एक खाना यानी ${total} में से एक प्रोजेक्ट`,
  bars: (total) => `इस्तेमाल: ${inProjects(total)} में हिस्सा`,
};

export const project: UiWords['project'] = {
  featured: '★ चुनिंदा',
  forClient: (client) => `${client} के लिए`,
  facts: (title) => `${title}: अवधि, क्लाइंट और भूमिकाएँ`,
  technologiesOf: (title) => `${title} की तकनीकें`,
  firstTechnologiesOf: (title) => `${title} की पहली तकनीकें`,
  technologies: 'तकनीकें',
  measured: 'कैसे मापा गया',
  readMore: 'और पढ़ें',
  readStory: (title) => ['पूरी कहानी पढ़ें', `: ${title}`],
  story: (title) => ['कहानी', `: ${title}`],
  code: (title) => ['कोड', `: ${title}`],
  demo: (title) => ['डेमो', `: ${title}`],
};

export const stories: UiWords['stories'] = {
  label: 'और कहानियाँ',
  previous: (category) => `पिछली कहानी · ${category}`,
  next: (category) => `अगली कहानी · ${category}`,
};

export const certification: UiWords['certification'] = {
  verified: (title) => ['सत्यापित', `: ${title}`],
  see: (title) => ['प्रमाणपत्र देखें', `: ${title}`],
  skillsOf: (title) => `${title} के कौशल`,
};

export const testimonial: UiWords['testimonial'] = {
  check: (name) => ['पुष्टि करें', `: ${name ?? 'इस व्यक्ति'} के शब्द`, ' · '],
};

export const timeline: UiWords['timeline'] = {
  skillsAs: (title) => `${title} के रूप में इस्तेमाल किए गए कौशल`,
};

export const value: UiWords['value'] = { inPractice: 'व्यवहार में' };

export const contact: UiWords['contact'] = {
  copy: (label) => `${label} कॉपी करें`,
  verified: '(सत्यापित)',
};

const atMost = (field: string) => (count: number) =>
  `${field} में ज़्यादा से ज़्यादा ${count} अक्षर हो सकते हैं`;

export const site: SiteWords = {
  language: 'भाषा',
  loading: 'लोड हो रहा है…',
  links: {
    connect: 'बात करें',
    getInTouch: 'संपर्क करें',
    collaborate: 'साथ काम करें',
    seeProjects: 'प्रोजेक्ट देखें',
    learningJourney: 'सीखने का मेरा सफ़र देखें',
  },
  downloads: {
    resume: 'रेज़्यूमे डाउनलोड करें',
    resumeShort: 'रेज़्यूमे',
    quickResume: 'झटपट CV डाउनलोड',
    businessCard: 'बिज़नेस कार्ड डाउनलोड करें',
    businessCardShort: 'बिज़नेस कार्ड',
    card: 'कार्ड',
    vCard: 'vCard डाउनलोड करें',
  },
  footer: {
    quickConnect: 'मुझसे जुड़ें',
    email: 'ईमेल',
    copyright: (year, name) => `© ${year} ${name}. सर्वाधिकार सुरक्षित।`,
  },
  legal: { privacy: 'गोपनीयता सूचना', imprint: 'कानूनी सूचना' },
  errors: {
    title: 'ऐप में अनपेक्षित गड़बड़ी!',
    notFound: {
      status: '404 पेज नहीं मिला',
      message: 'इस पते पर कोई पेज नहीं है: हो सकता है कि वह कहीं और चला गया हो या लिंक ग़लत लिखा हो।',
    },
    unreachable: {
      status: 'साइट से जवाब नहीं मिला',
      message:
        'यह पेज लोड नहीं हो सका: साइट से कनेक्शन नहीं है। कनेक्शन आने पर फिर कोशिश करें। आपके देखे हुए पेज अब भी खुलते हैं।',
    },
    failed: {
      status: 'यह पेज दिखाया नहीं जा सका',
      message: 'बीच में कुछ गड़बड़ हो गई। फिर कोशिश करें या किसी और पेज पर जाएँ।',
    },
    tryAgain: 'फिर कोशिश करें',
    stillUnreachable: 'साइट से अब भी कनेक्शन नहीं है।',
  },
  offline: 'आप ऑफ़लाइन हैं',
};

export const aboutPage: AboutPageWords = {
  selectedWork: 'चुनिंदा काम',
  aboutMe: 'मेरे बारे में',
  coreValues: 'मेरे सिद्धांत',
  interests: 'रुचियाँ',
};

export const skillsPage: SkillsPageWords = {
  filter: 'श्रेणी के अनुसार छाँटें',
  all: 'सभी',
  asText: ['किस कौशल से मेरा क्या काम होता है, यह ', 'इस पेज के टेक्स्ट रूप', ' में लिखा है।'],
  spokenLanguages: 'भाषाएँ',
  spotlight: 'कौशल पर एक नज़र',
};

/** With the verb in the number of what is shown. */
const shown = (count: number, what: string) =>
  `अभी ${what} ${count === 0 || count === 1 ? 'दिख रहा है' : 'दिख रहे हैं'}`;

export const projectsPage: ProjectsPageWords = {
  statistics: {
    projects: () => 'प्रोजेक्ट',
    featured: () => 'चुनिंदा',
    categories: (count) => (count === 0 || count === 1 ? 'श्रेणी' : 'श्रेणियाँ'),
  },
  filter: 'क्षेत्र के अनुसार छाँटें',
  count: projects,
  loading: 'प्रोजेक्ट लोड हो रहे हैं…',
  showing: {
    category: (count, name) => shown(count, `${name} में ${projects(count)}`),
    featured: (count) => shown(count, `${count} चुनिंदा प्रोजेक्ट`),
    all: (count) => shown(count, `सभी ${projects(count)}`),
    skill: (count, name) => shown(count, `${name} ${projects(count)}`),
  },
  showingFirst: {
    category: (first, count, name) => shown(first, `${name} के ${count} में से ${projects(first)}`),
    featured: (first, count) => shown(first, `${count} में से ${first} चुनिंदा प्रोजेक्ट`),
    all: (first, count) => shown(first, `${count} में से ${projects(first)}`),
    skill: (first, count, name) => shown(first, `${name} ${count} में से ${projects(first)}`),
  },
  featuredLegend: 'इसमें चुनिंदा प्रोजेक्ट है',
  clearChoice: 'यह चुनाव हटाएँ',
  showMore: 'और प्रोजेक्ट दिखाएँ',
  allInWords: (count) => `सभी ${projects(count)} शब्दों में`,
  seeFigures: 'इनके चार्ट देखें',
  readStory: (title) => `पूरी कहानी पढ़ें: ${title}`,
  viewAllOn: (network) => `${network} पर सभी देखें`,
};

export const storyPage: StoryPageWords = {
  when: 'अवधि',
  for: 'क्लाइंट',
  as: 'भूमिका',
  with: 'तकनीकें',
  links: 'लिंक',
  code: 'कोड',
  demo: 'डेमो',
  table: (columns) => `तालिका: ${columns.join(', ')}`,
  listing: (language) => (language ? `कोड: ${language}` : 'कोड'),
};

export const experiencePage: ExperiencePageWords = {
  byMonth: (heading) => `${heading}, महीनों के अनुसार`,
  references: 'सिफ़ारिशें',
};

export const educationPage: EducationPageWords = {
  degrees: (count) => (count === 1 ? 'डिग्री' : 'डिग्रियाँ'),
  certifications: 'प्रमाणपत्र और प्रशिक्षण',
  publications: 'प्रकाशन',
  awards: 'पुरस्कार',
};

export const contactPage: ContactPageWords = {
  writeToMe: 'मुझे लिखें',
  information: 'संपर्क जानकारी',
  location: 'स्थान',
  map: (place) => (place ? `${place} का नक्शा` : 'नक्शा'),
  message: 'मुझे संदेश भेजें',
  byMail: {
    heading: 'मुझे ईमेल लिखें',
    send: 'ईमेल भेजें',
    copyAddress: 'पता कॉपी करें',
  },
};

export const contactForm: ContactFormWords = {
  labels: {
    name: 'नाम',
    phone: 'फ़ोन नंबर',
    email: 'ईमेल',
    inquiryType: 'पूछताछ का विषय',
    social: 'सोशल मीडिया',
    message: 'संदेश',
  },
  inquiryTypes: {
    'Project Collaboration': 'प्रोजेक्ट में सहयोग',
    'Resume Review': 'रेज़्यूमे की समीक्षा',
    'Freelance Inquiry': 'फ़्रीलांस काम',
    Mentorship: 'मेंटरशिप',
    'General Question': 'सामान्य सवाल',
  },
  requiredNote: '* वाले फ़ील्ड भरना ज़रूरी है।',
  chooseInquiryType: 'पूछताछ का विषय चुनें',
  socialPlaceholder: '@username या प्रोफ़ाइल का लिंक',
  errors: {
    name: { required: 'नाम ज़रूरी है', maxLength: atMost('नाम') },
    phone: {
      required: 'फ़ोन नंबर ज़रूरी है',
      format: 'कृपया सही फ़ोन नंबर लिखें',
      maxLength: atMost('फ़ोन नंबर'),
    },
    email: {
      required: 'ईमेल ज़रूरी है',
      format: 'कृपया सही ईमेल लिखें',
      maxLength: atMost('ईमेल'),
    },
    inquiryType: { format: 'कृपया पूछताछ का कोई विषय चुनें' },
    social: { maxLength: atMost('सोशल मीडिया') },
    message: {
      required: 'संदेश ज़रूरी है',
      minLength: (count) => `संदेश में कम से कम ${count} अक्षर होने चाहिए`,
      maxLength: atMost('संदेश'),
    },
  },
  unstorable: 'कृपया वह वर्ण हटाएँ जिसे दिखाया नहीं जा सकता',
  send: 'संदेश भेजें',
  sending: 'भेजा जा रहा है…',
  withoutScript:
    'इस पेज की स्क्रिप्ट नहीं चल रही है, इसलिए “संदेश भेजें” आपके लिखे हुए के साथ आपका मेल प्रोग्राम खोलता है।',
  keptFor: (hours) => `आप जो लिखते हैं, वह सिर्फ़ इसी डिवाइस पर ${hours} घंटे तक या भेजे जाने तक रहता है।`,
  offline: 'आप ऑफ़लाइन हैं। आप जो लिखते हैं, वह इस डिवाइस पर रहता है: कनेक्शन आने पर भेजें।',
  sent: 'संपर्क करने के लिए धन्यवाद! मेरा जवाब आपको जल्द ही मिलेगा 🚀',
  failed: 'आपका संदेश भेजने में गड़बड़ी हुई। कृपया फिर कोशिश करें।',
  reasons: {
    offline: 'लगता है कि आप ऑफ़लाइन हैं। आपका लिखा हुआ सहेजा है: कनेक्शन आने पर भेजें।',
    noAnswer: 'कोई जवाब नहीं मिला: शायद कनेक्शन में दिक्कत है। आपका लिखा हुआ सहेजा है।',
    noCode: 'इस पेज का एक हिस्सा लोड नहीं हो सका: पेज फिर लोड करें। आपका लिखा हुआ सहेजा है।',
    tooMany: (minutes) => {
      const when = minutes === undefined ? 'कुछ मिनट' : `${minutes} मिनट`;
      return `थोड़े समय में बहुत सारे संदेश आ गए: अपना संदेश ${when} बाद फिर भेजें।`;
    },
    trap: 'शायद किसी ऑटोफ़िल टूल ने वह फ़ील्ड भर दिया जो लोगों को दिखता नहीं, इसलिए कुछ भेजा नहीं गया। आपका लिखा हुआ सहेजा है: उसे भेजने के लिए “संदेश भेजें” फिर दबाएँ।',
  },
  otherWays: {
    mail: 'ईमेल से भेजें',
    copy: 'संदेश कॉपी करें',
    subject: (name) => `${name} का संदेश`,
  },
};

export const content: ContentWords = {
  greeting: (name) => `नमस्ते, मैं ${name} हूँ`,
  labelled: (label, text) => `${label}: ${text}`,
  present: 'अब तक',
  length: (years, months) =>
    [
      ...(years > 0 ? [`${years} साल`] : []),
      ...(months > 0 ? [counted(months, 'महीना', 'महीने')] : []),
    ].join(' '),
  use: (used, total) => `${total} में से ${inProjects(used)} में इस्तेमाल`,
  facts: {
    availableFrom: 'उपलब्धता',
    basedIn: 'निवास',
    languages: 'भाषाएँ',
    localTime: 'स्थानीय समय',
    language: (name, level) => `${name} (${level})`,
  },
  contact: { email: 'ईमेल', phone: 'फ़ोन', location: 'स्थान' },
  positions: {
    employment: 'नौकरियाँ',
    internship: 'इंटर्नशिप',
    volunteering: 'स्वयंसेवा',
  },
  badges: { internship: 'इंटर्नशिप', volunteering: 'स्वयंसेवा' },
  certificates: { Course: 'कोर्स', Internship: 'इंटर्नशिप', Certificate: 'प्रमाणपत्र' },
  projects: {
    unlisted: 'तकनीकी प्रोजेक्ट',
    featured: 'चुनिंदा',
    featuredProjects: 'चुनिंदा प्रोजेक्ट',
    all: 'सभी',
    allProjects: 'सभी प्रोजेक्ट',
    withSkill: (skill) => `${skill} वाले`,
  },
};

export const documents: DocumentWords = {
  sentence: (text) => `${text}।`,
  resume: {
    title: 'रेज़्यूमे',
    sections: {
      experience: 'अनुभव',
      volunteering: 'स्वयंसेवा',
      projects: 'प्रोजेक्ट',
      education: 'शिक्षा',
      certificates: 'प्रमाणपत्र',
      publications: 'प्रकाशन',
      awards: 'पुरस्कार',
      skills: 'कौशल',
      languages: 'भाषाएँ',
      interests: 'रुचियाँ',
      references: 'सिफ़ारिशें',
      links: 'लिंक',
    },
    website: 'वेबसाइट',
    verified: 'सत्यापित',
    others: (names, more) => `इसके अलावा: ${names.join('; ')}${more > 0 ? `; और ${more} अन्य` : ''}`,
    page: (page, pages) => `${page} / ${pages}`,
  },
  card: { title: 'बिज़नेस कार्ड', code: 'इस संपर्क जानकारी का QR कोड' },
  preview: {
    use: (used, total) => `${total} में से ${inProjects(used)} में`,
    certificates: () => 'प्रमाणपत्र',
  },
  texts: {
    aboutMe: 'मेरे बारे में',
    coreValues: 'मेरे सिद्धांत',
    interests: 'रुचियाँ',
    spokenLanguages: 'भाषाएँ',
    spotlight: 'कौशल पर एक नज़र',
    uses: (used, total, titles) => `${total} में से ${inProjects(used)} में इस्तेमाल: ${titles}।`,
    featured: 'चुनिंदा',
    technologies: 'तकनीकें',
    code: 'कोड',
    demo: 'डेमो',
    story: 'कहानी',
    measured: 'कैसे मापा गया',
    skills: 'कौशल',
    references: 'सिफ़ारिशें',
    check: 'पुष्टि करें',
    degree: 'डिग्री',
    certificates: 'प्रमाणपत्र और प्रशिक्षण',
    verified: 'सत्यापित',
    seeCertificate: 'प्रमाणपत्र देखें',
    publications: 'प्रकाशन',
    awards: 'पुरस्कार',
    readMore: 'और पढ़ें',
    map: 'नक्शा',
    pages: 'पेज',
    results: 'नतीजे',
    stories: 'कहानियाँ',
    files: 'फ़ाइलें',
    resumePdf: 'रेज़्यूमे (PDF)',
    resumeJson: 'रेज़्यूमे (JSON Resume)',
    contactCard: 'संपर्क कार्ड (vCard)',
  },
};
