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

/** A count with its noun. */
const counted = (count: number, one: string, other: string) =>
  `${count} ${count === 1 ? one : other}`;

const projects: Counted = (count) => counted(count, 'Projekt', 'Projekte');

/** The same in the dative, after `in`, `von` or `an`. */
const projectsDative: Counted = (count) => counted(count, 'Projekt', 'Projekten');

/** `A, B und C`. */
const list = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' und ');

const sides = { lower: 'niedriger', higher: 'höher' } as const;

/** What stands before `niedrigste`, from the second place on. */
const ordinals = [
  'zweit',
  'dritt',
  'viert',
  'fünft',
  'sechst',
  'siebt',
  'acht',
  'neunt',
  'zehnt',
  'elft',
  'zwölft',
];

export const figures: FigureWords = {
  numbers: 'Zahlen',
  numbersOf: (title) => `Zahlen: ${title}`,
  about: (title, finding) => `${title}: ${finding}.`,
  answer: (title, finding) => `${title} ${finding}.`,
  sentence: (finding) => `${finding}.`,
  clauses: (clauses) => clauses.join('; '),
  lessThan: (percent) => `weniger als ${percent}`,
  moreThan: (percent) => `mehr als ${percent}`,
  range: (low, high) => `${low} bis ${high}`,
  isBetter: { lower: 'niedriger ist besser', higher: 'höher ist besser' },
  withBetter: (quantity, better) => `${quantity} (${sides[better]} ist besser)`,
  notFromZero: 'Achse beginnt nicht bei null',
  quantityNotFromZero: (quantity) => `${quantity}; Achse beginnt nicht bei null`,
  change: {
    unchanged: ({ value, before, after }) => `unverändert bei ${value} (${before}, ${after})`,
    changed: ({ from, before, to, after, size, isImprovement }) =>
      `von ${from} (${before}) auf ${to} (${after}), ${size}, also ${isImprovement ? 'besser' : 'schlechter'}`,
    by: (difference, direction) => `um ${difference} ${sides[direction]}`,
    times: (factor) => `${factor}-mal so hoch`,
    percentagePoints: (text, difference) =>
      `${text}\u00a0${difference === 1 ? 'Prozentpunkt' : 'Prozentpunkte'}`,
    stage: 'Stand',
    value: 'Wert',
    change: 'Änderung',
    none: 'keine',
    axis: { lower: '← niedriger ist besser', higher: 'höher ist besser →' },
    shortAxis: { lower: '← besser', higher: 'besser →' },
  },
  share: {
    // The owner’s noun is in the nominative, which can’t follow `11 von 12`.
    finding: ({ part, whole, unit, label, percent }) =>
      `${unit} ${label}: ${part} von ${whole}${percent && ` (${percent})`}`,
    of: (part, whole) => `${part}\u00a0/\u00a0${whole}`,
    counted: (unit, label, percent) => `${unit} ${label}${percent && ` (${percent})`}`,
    note: (percent, note) => `${percent}: ${note}`,
    count: 'Anzahl',
    share: 'Anteil',
    others: 'übrige',
    all: 'alle',
  },
  series: {
    position: (quantity, value) => `${quantity} ${value}`,
    at: (quantity, value) => `bei ${quantity} ${value}`,
    inYear: (year) => `im Jahr ${year}`,
    inMonth: (month) => `im ${month}`,
    onDay: (day) => `am ${day}`,
    ends: (line, value, place) => `${line} ${value} ${place}`,
    began: (end, value, place) => `${end}, anfangs ${value} ${place}`,
    band: (end, label, range) => `${end} (${label} ${range})`,
    lineWithoutValue: (line) => `${line} ohne Wert`,
    noValues: 'keine Werte',
    none: 'keiner',
    difference: 'Differenz',
    mean: 'Mittel',
    points: 'Punkte',
    gap: ({ side, least, leastAt, most, mostAt, mean }) =>
      `Durchweg ${sides[side]}: um mindestens ${least} (${leastAt}), ` +
      `höchstens ${most} (${mostAt}) und im Mittel ${mean}.`,
  },
  comparison: {
    sameAsOther: (ours) => `${ours}, ebenso der andere Wert`,
    sameAsOthers: (ours) => `${ours}, ebenso alle anderen Werte`,
    ofTwo: (ours, side) => `${ours}, der ${sides[side]}e der beiden Werte`,
    rank: ({ ours, position, count, better, isTied }) => {
      const end = better === 'lower' ? 'niedrigste' : 'höchste';
      const ordinal = position === 1 ? '' : ordinals[position - 2];
      return ordinal === undefined
        ? `${ours}, ${isTied ? 'geteilter ' : ''}Platz ${position} von ${count} vom ${end}n Wert an`
        : `${ours}, ${isTied ? 'gleichauf ' : ''}der ${ordinal}${end} von ${count} Werten`;
    },
    andOthers: (named, count) => `${named} und ${count} weitere`,
    more: (count) => `und ${count} weitere`,
    name: 'Name',
    interval: 'Intervall',
  },
  matrix: {
    empty: (unit) => `keine ${unit}`,
    allCorrect: (total, unit) => `alle ${total} ${unit} richtig klassifiziert`,
    finding: ({ total, unit, correct, percent, confusions, recalls }) =>
      `${total} ${unit}, davon ${correct} (${percent}) richtig klassifiziert; ${confusions}. Recall: ${recalls}`,
    atMost: (text, count) =>
      `keine Klasse wurde mehr als ${count === 1 ? 'einmal' : `${text}-mal`} für eine andere gehalten`,
    mostOften: (pairs, count) => {
      const told = pairs.map(({ actual, predicted }) => `${actual} für ${predicted}`);
      return `am häufigsten wurde ${told.join(' und ')} gehalten (${pairs.length > 1 ? 'je ' : ''}${count})`;
    },
    correct: 'richtig klassifiziert',
    mostOftenTaken: (actual, predicted, count) => [
      'am häufigsten ',
      actual,
      ' für ',
      predicted,
      ` gehalten (${count})`,
    ],
    corner: (rows, columns) => `${rows} / ${columns}`,
    recall: 'Recall',
    none: 'keiner',
  },
  curve: {
    forms: {
      roc: {
        name: 'ROC-Kurve',
        x: 'Falsch-positiv-Rate',
        y: 'Sensitivität',
        summary: 'AUC',
      },
      'precision-recall': {
        name: 'Precision-Recall-Kurve',
        x: 'Recall',
        y: 'Precision',
        summary: 'PR-AUC',
      },
      calibration: {
        name: 'Kalibrierungskurve',
        x: 'vorhergesagter Anteil',
        y: 'beobachteter Anteil',
        summary: 'größte Abweichung',
      },
    },
    withArea: (name, area) => `${name} mit einer Fläche von ${area}`,
    neverAboveGuessing: 'nie besser als der Zufall',
    farthest: (truePositive, falsePositive) =>
      `am weitesten über dem Zufall bei einer Sensitivität von ${truePositive} und einer Falsch-positiv-Rate von ${falsePositive}`,
    noPoints: 'keine Punkte',
    balanced: (precision, recall) =>
      `am ausgewogensten bei einer Precision von ${precision} und einem Recall von ${recall}`,
    calibrated: 'die beobachteten Anteile entsprechen den vorhergesagten',
    differ: (gap, observed, predicted) =>
      `beobachtete und vorhergesagte Anteile weichen um höchstens ${gap} voneinander ab (${observed} statt ${predicted})`,
    guessingReaches: (precision) => `der Zufall erreicht eine Precision von ${precision}`,
    asPredicted: 'wie vorhergesagt',
    guessing: 'Zufall',
    guessingAt: (precision) => `Zufall ${precision}`,
  },
};

export const common: UiWords['common'] = {
  opensInNewTab: '(öffnet sich in einem neuen Tab)',
  skipToContent: 'Zum Inhalt springen',
  mainNavigation: 'Hauptmenü',
  breadcrumb: 'Sie sind hier',
  linkToSection: 'Link zu diesem Abschnitt:',
  leaveEmpty: 'Dieses Feld bitte leer lassen',
  copied: 'Kopiert',
  loading: 'Wird geladen\u00a0…',
  more: (count) => `+${count} weitere`,
  hasFeatured: 'mit Highlight',
};

export const theme: UiWords['theme'] = {
  label: 'Farbschema',
  system: 'Farbschema des Systems',
  light: 'Helles Farbschema',
  dark: 'Dunkles Farbschema',
};

export const motion: UiWords['motion'] = {
  play: 'Animationen starten',
  pause: 'Animationen anhalten',
};

export const draft: UiWords['draft'] = { undo: 'Rückgängig', clear: 'Entwurf löschen' };

export const map: UiWords['map'] = {
  ask: (provider) =>
    `Diese Karte kommt von ${provider}. Wenn Sie sie anzeigen, erhält dieser Server Ihre IP-Adresse. Auch der Link unten führt dorthin.`,
  show: 'Karte anzeigen',
  loading: 'Die Karte wird geladen\u00a0…',
  failed: 'Die Karte wurde nicht geladen. Der Link unten öffnet sie in einem neuen Tab.',
  notLoaded: 'Ohne JavaScript wird die Karte nicht geladen. Der Link unten öffnet sie.',
  retry: 'Erneut versuchen',
};

export const zone: UiWords['zone'] = {
  name: (city) => `Zeitzone ${city}`,
  same: 'wie bei Ihnen',
  ahead: (hours) => `${hours}\u00a0h vor\u00a0Ihnen`,
  behind: (hours) => `${hours}\u00a0h hinter\u00a0Ihnen`,
};

export const card: UiWords['card'] = {
  turn: 'Mehr',
  back: 'Zurück',
  close: 'Schließen',
  button: (action, subject) => `${action}: ${subject}`,
};

export const quotes: UiWords['quotes'] = {
  label: 'Zitate',
  play: 'Zitate abspielen',
  pause: 'Zitate anhalten',
  previous: 'Vorheriges Zitat',
  next: 'Nächstes Zitat',
};

export const spotlight: UiWords['spotlight'] = {
  carousel: 'Karussell',
  slide: 'Folie',
  play: (label) => `Abspielen: ${label}`,
  pause: (label) => `Anhalten: ${label}`,
  previous: 'Vorheriges Thema',
  next: 'Nächstes Thema',
  chooseSkill: 'Thema wählen',
  chooseQuote: 'Zitat wählen',
  skills: 'Kenntnisse',
  skill: (name, position, count) => `${name}, ${position} von ${count}`,
  quote: (position, count) => `Zitat ${position} von ${count}`,
};

export const skill: UiWords['skill'] = {
  proficiency: 'Kenntnisstand',
  proficiencyIn: (name) => `Kenntnisstand in ${name}`,
  proficiencyPercent: (percent) => `Kenntnisstand ${percent}\u00a0Prozent.`,
  usedIn: 'Eingesetzt in',
  usedInProjects: (titles, others) =>
    `Eingesetzt in ${list(others > 0 ? [...titles, `${others} weiteren`] : titles)}.`,
  evidence: (name, count, total) => [
    `${name}, eingesetzt in `,
    `${count} von ${total}`,
    total === 1 ? ' Projekt' : ' Projekten',
  ],
  estimate: 'Selbsteinschätzung',
  squares: (total) => `Eingesetzt in: ein Kästchen je Projekt, insgesamt ${total}`,
  bars: (total) => `Eingesetzt in: Anteil an ${projectsDative(total)}`,
};

export const project: UiWords['project'] = {
  featured: '★ Highlight',
  forClient: (client) => `für ${client}`,
  facts: (title) => `Zeitraum, Auftraggeber und Rollen: ${title}`,
  technologiesOf: (title) => `Technologien: ${title}`,
  firstTechnologiesOf: (title) => `Wichtigste Technologien: ${title}`,
  technologies: 'Technologien',
  measured: 'Messmethode',
  readMore: 'Weiterlesen',
  readStory: (title) => ['Fallstudie lesen', `: ${title}`],
  story: (title) => ['Fallstudie', `: ${title}`],
  code: (title) => ['Code', `: ${title}`],
  demo: (title) => ['Demo', `: ${title}`],
};

export const stories: UiWords['stories'] = {
  label: 'Weitere Fallstudien',
  previous: (category) => `Vorherige Fallstudie · ${category}`,
  next: (category) => `Nächste Fallstudie · ${category}`,
};

export const certification: UiWords['certification'] = {
  verified: (title) => ['Verifiziert', `: ${title}`],
  see: (title) => ['Zertifikat ansehen', `: ${title}`],
  skillsOf: (title) => `Kenntnisse: ${title}`,
};

export const testimonial: UiWords['testimonial'] = {
  check: (name) => ['Nachlesen', `, was ${name ?? 'diese Person'} geschrieben hat,`, ' auf '],
};

export const timeline: UiWords['timeline'] = {
  skillsAs: (title) => `Eingesetzte Kenntnisse: ${title}`,
};

export const value: UiWords['value'] = { inPractice: 'In der Praxis' };

export const contact: UiWords['contact'] = {
  copy: (label) => `${label} kopieren`,
  verified: '(verifiziert)',
};

const atMost = (field: string) => (count: number) =>
  `${field} darf höchstens ${count} Zeichen lang sein`;

export const site: SiteWords = {
  language: 'Sprache',
  loading: 'Wird geladen\u00a0…',
  links: {
    connect: 'Kontakt aufnehmen',
    getInTouch: 'Schreiben Sie mir',
    collaborate: 'Projekt besprechen',
    seeProjects: 'Projekte ansehen',
    learningJourney: 'Meinen Lernweg ansehen',
  },
  downloads: {
    resume: 'Lebenslauf herunterladen',
    resumeShort: 'Lebenslauf',
    quickResume: 'Lebenslauf als PDF',
    businessCard: 'Visitenkarte herunterladen',
    businessCardShort: 'Visitenkarte',
    card: 'Karte',
    vCard: 'vCard herunterladen',
  },
  footer: {
    quickConnect: 'Direkter Draht',
    email: 'E-Mail',
    copyright: (year, name) => `© ${year} ${name}. Alle Rechte vorbehalten.`,
  },
  legal: { privacy: 'Datenschutzerklärung', imprint: 'Impressum' },
  errors: {
    title: 'Hier stimmt etwas nicht',
    notFound: {
      status: '404 Nicht gefunden',
      message:
        'Unter dieser Adresse gibt es keine Seite: Vielleicht ist sie umgezogen, oder der Link enthält einen Tippfehler.',
    },
    unreachable: {
      status: 'Keine Antwort von der Website',
      message:
        'Diese Seite konnte nicht geladen werden: Es besteht keine Verbindung zur Website. Versuchen Sie es erneut, sobald es wieder eine gibt. Seiten, die Sie schon besucht haben, funktionieren weiterhin.',
    },
    failed: {
      status: 'Diese Seite konnte nicht angezeigt werden',
      message:
        'Dabei ist etwas schiefgegangen. Versuchen Sie es erneut, oder gehen Sie zu einer anderen Seite.',
    },
    tryAgain: 'Erneut versuchen',
    stillUnreachable: 'Es besteht noch immer keine Verbindung zur Website.',
  },
  offline: 'Sie sind offline',
};

export const aboutPage: AboutPageWords = {
  selectedWork: 'Ausgewählte Arbeiten',
  aboutMe: 'Über mich',
  coreValues: 'Was mir wichtig ist',
  interests: 'Interessen',
};

export const skillsPage: SkillsPageWords = {
  filter: 'Nach Kategorie filtern',
  all: 'Alle',
  asText: ['Wofür ich was einsetze, steht in der ', 'Textfassung dieser Seite', '.'],
  spokenLanguages: 'Sprachen',
  spotlight: 'Kenntnisse im Fokus',
};

export const projectsPage: ProjectsPageWords = {
  statistics: {
    projects: (count) => (count === 1 ? 'Projekt' : 'Projekte'),
    featured: (count) => (count === 1 ? 'Highlight' : 'Highlights'),
    categories: (count) => (count === 1 ? 'Kategorie' : 'Kategorien'),
  },
  filter: 'Nach Bereich filtern',
  count: projects,
  loading: 'Projekte werden geladen\u00a0…',
  showing: {
    category: (count, name) => `Angezeigt: ${projects(count)} aus ${name}`,
    featured: (count) => `Angezeigt: ${counted(count, 'Highlight', 'Highlights')}`,
    all: (count) => `Angezeigt: ${count === 1 ? '' : 'alle '}${projects(count)}`,
    skill: (count, name) => `Angezeigt: ${projects(count)} ${name}`,
  },
  showingFirst: {
    category: (shown, count, name) =>
      `Angezeigt: ${shown} von ${projectsDative(count)} aus ${name}`,
    featured: (shown, count) =>
      `Angezeigt: ${shown} von ${counted(count, 'Highlight', 'Highlights')}`,
    all: (shown, count) => `Angezeigt: ${shown} von ${projectsDative(count)}`,
    skill: (shown, count, name) => `Angezeigt: ${shown} von ${projectsDative(count)} ${name}`,
  },
  featuredLegend: 'enthält ein Highlight',
  clearChoice: 'Auswahl aufheben',
  showMore: 'Mehr Projekte anzeigen',
  allInWords: (count) =>
    count === 1 ? 'Das Projekt in Worten' : `Alle ${projects(count)} in Worten`,
  seeFigures: 'Zu den Abbildungen',
  readStory: (title) => `Fallstudie lesen: ${title}`,
  viewAllOn: (network) => `Alle auf ${network} ansehen`,
};

export const storyPage: StoryPageWords = {
  when: 'Wann',
  for: 'Für',
  as: 'Als',
  with: 'Mit',
  links: 'Links',
  code: 'Code',
  demo: 'Demo',
  table: (columns) => `Tabelle: ${columns.join(', ')}`,
  listing: (language) => (language ? `Code: ${language}` : 'Code'),
};

export const experiencePage: ExperiencePageWords = {
  byMonth: (heading) => `${heading} nach Monaten`,
  references: 'Referenzen',
};

export const educationPage: EducationPageWords = {
  degrees: (count) => (count === 1 ? 'Abschluss' : 'Abschlüsse'),
  certifications: 'Zertifikate und Weiterbildung',
  publications: 'Publikationen',
  // Too long for a narrow line of large letters.
  awards: 'Auszeich\u00adnungen',
};

export const contactPage: ContactPageWords = {
  writeToMe: 'Nachricht schreiben',
  information: 'Kontaktdaten',
  location: 'Ort',
  map: (place) => (place ? `Karte: ${place}` : 'Karte'),
  message: 'Nachricht an mich',
  byMail: {
    heading: 'E-Mail an mich',
    send: 'E-Mail schreiben',
    copyAddress: 'Adresse kopieren',
  },
};

export const contactForm: ContactFormWords = {
  labels: {
    name: 'Name',
    phone: 'Telefonnummer',
    email: 'E-Mail',
    inquiryType: 'Anliegen',
    social: 'Social Media',
    message: 'Nachricht',
  },
  inquiryTypes: {
    'Project Collaboration': 'Gemeinsames Projekt',
    'Resume Review': 'Feedback zum Lebenslauf',
    'Freelance Inquiry': 'Freiberuflicher Auftrag',
    Mentorship: 'Mentoring',
    'General Question': 'Allgemeine Frage',
  },
  requiredNote: 'Felder mit * sind Pflichtfelder.',
  chooseInquiryType: 'Auswählen',
  socialPlaceholder: '@name oder Link',
  errors: {
    name: { required: 'Bitte geben Sie Ihren Namen an', maxLength: atMost('Der Name') },
    phone: {
      required: 'Bitte geben Sie Ihre Telefonnummer an',
      format: 'Bitte geben Sie eine gültige Telefonnummer an',
      maxLength: atMost('Die Telefonnummer'),
    },
    email: {
      required: 'Bitte geben Sie Ihre E-Mail-Adresse an',
      format: 'Bitte geben Sie eine gültige E-Mail-Adresse an',
      maxLength: atMost('Die E-Mail-Adresse'),
    },
    inquiryType: { format: 'Bitte wählen Sie eines der Anliegen' },
    social: { maxLength: atMost('Die Angabe zu Social Media') },
    message: {
      required: 'Bitte schreiben Sie eine Nachricht',
      minLength: (count) => `Die Nachricht muss mindestens ${count} Zeichen lang sein`,
      maxLength: atMost('Die Nachricht'),
    },
  },
  unstorable: 'Bitte entfernen Sie das Zeichen, das nicht dargestellt werden kann',
  send: 'Nachricht senden',
  sending: 'Wird gesendet\u00a0…',
  withoutScript:
    'Das Skript dieser Seite läuft nicht. „Nachricht senden“ öffnet deshalb Ihr E-Mail-Programm mit dem, was Sie geschrieben haben.',
  keptFor: (hours) =>
    `Ihre Eingaben bleiben nur auf diesem Gerät, ${hours === 1 ? 'eine Stunde' : `${hours}\u00a0Stunden`} lang oder bis zum Senden.`,
  offline:
    'Sie sind offline. Was Sie schreiben, bleibt auf diesem Gerät gespeichert: Senden Sie es, sobald Sie wieder eine Verbindung haben.',
  sent: 'Danke für Ihre Nachricht! Ich melde mich bald bei Ihnen 🚀',
  failed: 'Beim Senden Ihrer Nachricht ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  reasons: {
    offline:
      'Sie sind offenbar offline. Ihr Text bleibt gespeichert: Senden Sie ihn, sobald Sie wieder eine Verbindung haben.',
    noAnswer: 'Es kam keine Antwort, vielleicht wegen der Verbindung. Ihr Text bleibt gespeichert.',
    noCode:
      'Ein Teil dieser Seite konnte nicht geladen werden: Laden Sie die Seite neu. Ihr Text bleibt gespeichert.',
    tooMany: (minutes) => {
      const few = minutes === undefined ? 'einigen Minuten' : `${minutes} Minuten`;
      const when = minutes === 1 ? 'einer Minute' : few;
      return `In kurzer Zeit kamen zu viele Nachrichten an: Senden Sie Ihre Nachricht in ${when} noch einmal.`;
    },
    trap: 'Ein Feld, das Menschen nicht sehen, wurde ausgefüllt, vielleicht von einer Ausfüllhilfe. Deshalb wurde nichts gesendet. Ihr Text bleibt gespeichert: Drücken Sie noch einmal auf „Nachricht senden“.',
  },
  otherWays: {
    mail: 'Per E-Mail senden',
    copy: 'Nachricht kopieren',
    subject: (name) => `Nachricht von ${name}`,
  },
};

/** An adjective in the middle of a line; a noun such as `Muttersprache` and a code such as `B2` stay as they are. */
const inLine = (level: string) =>
  /^\p{Lu}\p{Ll}/u.test(level) && !/^\S*(?:sprache|sprachler|kenntnis|niveau|anfänger)/i.test(level)
    ? `${level[0]?.toLowerCase()}${level.slice(1)}`
    : level;

export const content: ContentWords = {
  greeting: (name) => `Hallo, ich bin ${name}`,
  labelled: (label, text) => `${label}: ${text}`,
  present: 'heute',
  length: (years, months) =>
    [
      ...(years > 0 ? [counted(years, 'Jahr', 'Jahre')] : []),
      ...(months > 0 ? [counted(months, 'Monat', 'Monate')] : []),
    ].join(' '),
  use: (used, total) => `eingesetzt in ${used} von ${projectsDative(total)}`,
  facts: {
    availableFrom: 'Verfügbar ab',
    basedIn: 'Standort',
    languages: 'Sprachen',
    localTime: 'Ortszeit',
    language: (name, level) => `${name} (${inLine(level)})`,
  },
  contact: { email: 'E-Mail', phone: 'Telefon', location: 'Ort' },
  positions: {
    employment: 'Berufliche Stationen',
    internship: 'Praktika',
    volunteering: 'Ehrenamt',
  },
  badges: { internship: 'Praktikum', volunteering: 'Ehrenamt' },
  certificates: { Course: 'Kurs', Internship: 'Praktikum', Certificate: 'Zertifikat' },
  projects: {
    unlisted: 'Technisches Projekt',
    featured: 'Highlights',
    featuredProjects: 'Ausgewählte Projekte',
    all: 'Alle',
    allProjects: 'Alle Projekte',
    withSkill: (skill) => `mit ${skill}`,
  },
};

export const documents: DocumentWords = {
  sentence: (text) => `${text}.`,
  resume: {
    title: 'Lebenslauf',
    sections: {
      experience: 'Berufserfahrung',
      volunteering: 'Ehrenamt',
      projects: 'Projekte',
      education: 'Ausbildung',
      certificates: 'Zertifikate',
      publications: 'Publikationen',
      awards: 'Auszeichnungen',
      skills: 'Kenntnisse',
      languages: 'Sprachen',
      interests: 'Interessen',
      references: 'Referenzen',
      links: 'Links',
    },
    website: 'Website',
    verified: 'verifiziert',
    others: (names, more) =>
      `Außerdem: ${names.join('; ')}${more > 0 ? ` und ${more} weitere` : ''}`,
    page: (page, pages) => `${page} / ${pages}`,
  },
  card: { title: 'Visitenkarte', code: 'QR-Code mit diesen Kontaktdaten' },
  preview: {
    use: (used, total) => `in ${used} von ${projectsDative(total)}`,
    certificates: (count) => (count === 1 ? 'Zertifikat' : 'Zertifikate'),
  },
  texts: {
    aboutMe: 'Über mich',
    coreValues: 'Was mir wichtig ist',
    interests: 'Interessen',
    spokenLanguages: 'Sprachen',
    spotlight: 'Kenntnisse im Fokus',
    uses: (used, total, projects) =>
      `Eingesetzt in ${used} von ${projectsDative(total)}: ${projects}.`,
    featured: 'Highlight',
    technologies: 'Technologien',
    code: 'Code',
    demo: 'Demo',
    story: 'Fallstudie',
    measured: 'Messmethode',
    skills: 'Kenntnisse',
    references: 'Referenzen',
    check: 'Nachlesen',
    degree: 'Abschluss',
    certificates: 'Zertifikate und Weiterbildung',
    verified: 'Verifiziert',
    seeCertificate: 'Zertifikat ansehen',
    publications: 'Publikationen',
    awards: 'Auszeichnungen',
    readMore: 'Weiterlesen',
    map: 'Karte',
    pages: 'Seiten',
    results: 'Ergebnisse',
    stories: 'Fallstudien',
    files: 'Dateien',
    resumePdf: 'Lebenslauf (PDF)',
    resumeJson: 'Lebenslauf (JSON Resume)',
    contactCard: 'Kontaktdaten (vCard)',
  },
};
