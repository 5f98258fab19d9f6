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

// Before a colon and within quotation marks is a no-break space, before other double signs a narrow one.

/** The singular holds for everything below 2: `0 projet`, `1,5 point`. */
const plural = (count: number, one: string, other: string) => (count < 2 ? one : other);

/** A count with its noun. */
const counted = (count: number, one: string, other: string) =>
  `${count}\u00a0${plural(count, one, other)}`;

const projects: Counted = (count) => counted(count, 'projet', 'projets');

/** `3 projets sur 7`. */
const projectsOf = (count: number, total: number) => `${projects(count)} sur ${total}`;

const others: Counted = (count) => counted(count, 'autre', 'autres');

/** `A, B et C`. */
const list = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' et ');

/** `de Pune`, `d’Oslo`. */
const de = (name: string) => (/^[aeiouàâäéèêëîïôöûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`);

/** A word in the middle of a line; a code such as `B2` stays as it is. */
const inLine = (word: string) =>
  /^\p{Lu}[\p{Ll}-]+(?!\p{L})/u.test(word) ? `${word[0]?.toLowerCase()}${word.slice(1)}` : word;

const ordinals = ['', 'deuxième ', 'troisième ', 'quatrième ', 'cinquième ', 'sixième '];

export const figures: FigureWords = {
  numbers: 'Données',
  numbersOf: (title) => `Données\u00a0: ${title}`,
  about: (title, finding) => `${title}\u00a0: ${finding}.`,
  answer: (title, finding) => `${title} ${finding}.`,
  sentence: (finding) => `${finding}.`,
  clauses: (clauses) => clauses.join('\u202f; '),
  lessThan: (percent) => `moins de ${percent}`,
  moreThan: (percent) => `plus de ${percent}`,
  range: (low, high) => `${low} à ${high}`,
  isBetter: {
    lower: 'une valeur basse est préférable',
    higher: 'une valeur élevée est préférable',
  },
  withBetter: (quantity, better) =>
    `${quantity} (plus ${better === 'lower' ? 'bas' : 'haut'} = mieux)`,
  notFromZero: 'L’axe ne commence pas à zéro',
  quantityNotFromZero: (quantity) => `${quantity} (l’axe ne commence pas à zéro)`,
  change: {
    unchanged: ({ value, before, after }) => `toujours ${value} (${before}, ${after})`,
    changed: ({ from, before, to, after, size, isImprovement }) =>
      `de ${from} (${before}) à ${to} (${after}), soit ${size}, ce qui est ${isImprovement ? 'mieux' : 'moins bien'}`,
    by: (difference, direction) => `${difference} de ${direction === 'lower' ? 'moins' : 'plus'}`,
    times: (factor) => `${factor} fois la valeur initiale`,
    percentagePoints: (text, difference) =>
      `${text}\u00a0${plural(difference, 'point', 'points')} de pourcentage`,
    stage: 'Étape',
    value: 'Valeur',
    change: 'Évolution',
    none: 'aucune',
    axis: { lower: '← plus bas = mieux', higher: 'plus haut = mieux →' },
    shortAxis: { lower: '← mieux', higher: 'mieux →' },
  },
  share: {
    finding: ({ part, whole, unit, label, percent }) =>
      `${part} ${unit} sur ${whole} ${label}${percent && ` (${percent})`}`,
    of: (part, whole) => `${part} sur ${whole}`,
    counted: (unit, label, percent) => `${unit} ${label}${percent && ` (${percent})`}`,
    note: (percent, note) => `${percent}\u00a0: ${note}`,
    count: 'Nombre',
    share: 'Part',
    others: 'autres',
    all: 'total',
  },
  series: {
    position: (quantity, value) => `${quantity} ${value}`,
    at: (quantity, value) => `(${quantity} ${value})`,
    inYear: (year) => `en ${year}`,
    inMonth: (month) => `en ${month}`,
    onDay: (day) => `le ${day}`,
    ends: (line, value, place) => `${line} ${value} ${place}`,
    began: (end, value, place) => `${end}, contre ${value} ${place}`,
    band: (end, label, range) => `${end} [${label} ${range}]`,
    lineWithoutValue: (line) => `${line} sans valeur`,
    noValues: 'aucune valeur',
    none: 'aucune',
    difference: 'écart',
    mean: 'moyenne',
    points: 'points',
    gap: ({ side, least, leastAt, most, mostAt, mean }) =>
      `Toujours plus ${side === 'lower' ? 'bas' : 'haut'}\u00a0: écart de ${least} au moins (${leastAt}), ` +
      `${most} au plus (${mostAt}) et ${mean} en moyenne.`,
  },
  comparison: {
    sameAsOther: (ours) => `${ours}, comme l’autre`,
    sameAsOthers: (ours) => `${ours}, comme toutes les autres valeurs`,
    ofTwo: (ours, side) =>
      `${ours}, la plus ${side === 'lower' ? 'basse' : 'haute'} des deux valeurs`,
    rank: ({ ours, position, count, better, isTied }) => {
      const rank = ordinals[position - 1] ?? `${position}e `;
      const end = better === 'lower' ? 'basse' : 'haute';
      return `${ours}, ${rank}valeur la plus ${end} sur ${count}${isTied ? ', ex æquo' : ''}`;
    },
    andOthers: (named, count) => `${named} et ${others(count)}`,
    more: (count) => `et ${others(count)}`,
    name: 'Nom',
    interval: 'Intervalle',
  },
  matrix: {
    empty: (unit) => `aucune donnée (${unit})`,
    allCorrect: (total, unit) => `${total} ${unit} sur ${total} dans la bonne classe`,
    finding: ({ total, unit, correct, percent, confusions, recalls }) =>
      `${correct} ${unit} sur ${total} (${percent}) dans la bonne classe\u202f; ${confusions}. Rappel\u00a0: ${recalls}`,
    atMost: (text, count) =>
      `aucune classe n’est prise pour une autre plus ${count === 1 ? 'd’une' : `de ${text}`} fois`,
    mostOften: (pairs, count) => {
      const told = pairs.map(
        ({ actual, predicted }, index) =>
          `${actual}${index === 0 ? ' passe' : ''} pour ${predicted}`,
      );
      return `le plus souvent, ${told.join(' et ')} (${count}${pairs.length > 1 ? ' dans les deux cas' : ''})`;
    },
    correct: 'dans la bonne classe',
    mostOftenTaken: (actual, predicted, count) => [
      'le plus souvent, ',
      actual,
      ' passe pour ',
      predicted,
      ` (${count})`,
    ],
    corner: (rows, columns) => `${rows} par ${inLine(columns)}`,
    recall: 'Rappel',
    none: 'aucun',
  },
  curve: {
    forms: {
      roc: {
        name: 'courbe ROC',
        x: 'faux positifs',
        y: 'vrais positifs',
        summary: 'AUC',
      },
      'precision-recall': {
        name: 'courbe précision-rappel',
        x: 'rappel',
        y: 'précision',
        summary: 'AUC-PR',
      },
      calibration: {
        name: 'courbe de calibration',
        x: 'taux prédit',
        y: 'taux observé',
        summary: 'écart maximal',
      },
    },
    withArea: (name, area) => `${name}, aire de ${area}`,
    neverAboveGuessing: 'jamais mieux que le hasard',
    farthest: (truePositive, falsePositive) =>
      `au plus loin du hasard avec un taux de vrais positifs de ${truePositive} et un taux de faux positifs de ${falsePositive}`,
    noPoints: 'aucun point',
    balanced: (precision, recall) =>
      `meilleur équilibre avec une précision de ${precision} et un rappel de ${recall}`,
    calibrated: 'taux observés conformes aux taux prédits',
    differ: (gap, observed, predicted) =>
      `écart maximal de ${gap} entre taux observé et taux prédit (${observed} observé pour ${predicted} prédit)`,
    guessingReaches: (precision) => `le hasard atteint une précision de ${precision}`,
    asPredicted: 'comme prédit',
    guessing: 'hasard',
    guessingAt: (precision) => `hasard ${precision}`,
  },
};

export const common: UiWords['common'] = {
  opensInNewTab: '(s’ouvre dans un nouvel onglet)',
  skipToContent: 'Aller au contenu',
  mainNavigation: 'Principale',
  breadcrumb: 'Fil d’Ariane',
  linkToSection: 'Lien vers cette section\u00a0:',
  leaveEmpty: 'Laissez ce champ vide',
  copied: 'Copié',
  loading: 'Chargement…',
  more: (count) => `+\u00a0${others(count)}`,
  hasFeatured: 'avec un projet à la une',
};

export const theme: UiWords['theme'] = {
  label: 'Thème',
  system: 'Thème du système',
  light: 'Thème clair',
  dark: 'Thème sombre',
};

export const motion: UiWords['motion'] = {
  play: 'Lancer les animations',
  pause: 'Arrêter les animations',
};

export const draft: UiWords['draft'] = { undo: 'Annuler', clear: 'Effacer le brouillon' };

export const map: UiWords['map'] = {
  ask: (provider) =>
    `Cette carte vient de ${provider}. Si vous l’affichez, ce serveur reçoit votre adresse IP. Le lien ci-dessous y mène aussi.`,
  show: 'Afficher la carte',
  loading: 'Chargement de la carte…',
  failed: 'La carte n’a pas pu être chargée. Le lien ci-dessous l’ouvre dans un nouvel onglet.',
  notLoaded: 'Sans JavaScript, la carte n’est pas chargée. Le lien ci-dessous l’ouvre.',
  retry: 'Réessayer',
};

export const zone: UiWords['zone'] = {
  name: (city) => `heure ${/^[A-Z]{3}/.test(city) ? city : de(city)}`,
  same: 'la même que la vôtre',
  ahead: (hours) => `${hours}\u00a0h d’avance sur vous`,
  behind: (hours) => `${hours}\u00a0h de retard sur vous`,
};

export const card: UiWords['card'] = {
  turn: 'En savoir plus',
  back: 'Retour',
  close: 'Fermer',
  button: (action, subject) => `${action}\u00a0: ${subject}`,
};

export const quotes: UiWords['quotes'] = {
  label: 'citations',
  play: 'Faire défiler les citations',
  pause: 'Arrêter le défilement des citations',
  previous: 'Citation précédente',
  next: 'Citation suivante',
};

export const spotlight: UiWords['spotlight'] = {
  carousel: 'carrousel',
  slide: 'diapositive',
  play: (label) => `Lancer le défilement\u00a0: ${label}`,
  pause: (label) => `Arrêter le défilement\u00a0: ${label}`,
  previous: 'Compétence précédente',
  next: 'Compétence suivante',
  chooseSkill: 'Choisir une compétence',
  chooseQuote: 'Choisir une citation',
  skills: 'Compétences',
  skill: (name, position, count) => `${name}, ${position} sur ${count}`,
  quote: (position, count) => `Citation ${position} sur ${count}`,
};

export const skill: UiWords['skill'] = {
  proficiency: 'Maîtrise',
  proficiencyIn: (name) => `Maîtrise ${de(name)}`,
  proficiencyPercent: (percent) => `Maîtrise\u00a0: ${percent}\u00a0%.`,
  usedIn: 'Projets',
  usedInProjects: (titles, more) =>
    `Projets\u00a0: ${list(more > 0 ? [...titles, others(more)] : titles)}.`,
  evidence: (name, count, total) => [
    `${name}\u00a0: `,
    `${count} sur ${total}`,
    ` ${plural(total, 'projet', 'projets')}`,
  ],
  estimate: 'Ma propre estimation',
  squares: (total) => `Utilisation\u00a0: un carré par projet (${total} en tout)`,
  bars: (total) => `Utilisation\u00a0: part des projets (${total} en tout)`,
};

export const project: UiWords['project'] = {
  featured: '★ À la une',
  forClient: (client) => `pour ${client}`,
  facts: (title) => `Période, client et rôles du projet ${title}`,
  technologiesOf: (title) => `Technologies du projet ${title}`,
  firstTechnologiesOf: (title) => `Premières technologies du projet ${title}`,
  technologies: 'Technologies',
  measured: 'Méthode de mesure',
  readMore: 'Lire la suite',
  readStory: (title) => ['Lire l’étude de cas', ` du projet ${title}`],
  story: (title) => ['Étude', ` de cas du projet ${title}`],
  code: (title) => ['Code', ` du projet ${title}`],
  demo: (title) => ['Démo', ` du projet ${title}`],
};

export const stories: UiWords['stories'] = {
  label: 'Autres études de cas',
  previous: (category) => `Étude de cas précédente · ${category}`,
  next: (category) => `Étude de cas suivante · ${category}`,
};

export const certification: UiWords['certification'] = {
  verified: (title) => ['Vérifié', `\u00a0: ${title}`],
  see: (title) => ['Voir le certificat', `\u00a0: ${title}`],
  skillsOf: (title) => `Compétences\u00a0: ${title}`,
};

export const testimonial: UiWords['testimonial'] = {
  check: (name) => ['Vérifier', ` les propos ${de(name ?? 'cette personne')}`, ' sur '],
};

export const timeline: UiWords['timeline'] = {
  skillsAs: (title) => `Compétences mises en œuvre\u00a0: ${title}`,
};

export const value: UiWords['value'] = { inPractice: 'En pratique' };

export const contact: UiWords['contact'] = {
  copy: (label) => `Copier\u00a0: ${inLine(label)}`,
  verified: '(vérifié)',
};

const atMost = (field: string) => (count: number) =>
  `${field} ne doit pas dépasser ${counted(count, 'caractère', 'caractères')}`;

export const site: SiteWords = {
  language: 'Langue',
  loading: 'Chargement…',
  links: {
    connect: 'Prenons contact',
    getInTouch: 'Me contacter',
    collaborate: 'Travaillons ensemble',
    seeProjects: 'Voir les projets',
    learningJourney: 'Découvrir mon parcours',
  },
  downloads: {
    resume: 'Télécharger le CV',
    resumeShort: 'CV',
    quickResume: 'Mon CV en un clic',
    businessCard: 'Télécharger la carte de visite',
    businessCardShort: 'Carte de visite',
    card: 'Carte',
    vCard: 'Télécharger la vCard',
  },
  footer: {
    quickConnect: 'Me retrouver',
    email: 'E-mail',
    copyright: (year, name) => `© ${year} ${name}. Tous droits réservés.`,
  },
  legal: { privacy: 'Politique de confidentialité', imprint: 'Mentions légales' },
  errors: {
    title: 'Erreur inattendue de l’application',
    notFound: {
      status: 'Erreur 404\u00a0: page introuvable',
      message:
        'Il n’y a pas de page à cette adresse\u00a0: elle a peut-être été déplacée, ou le lien contient une faute.',
    },
    unreachable: {
      status: 'Le site ne répond pas',
      message:
        'Cette page n’a pas pu être chargée\u00a0: la connexion au site est interrompue. Réessayez quand elle sera rétablie. Les pages que vous avez déjà consultées restent disponibles.',
    },
    failed: {
      status: 'Cette page n’a pas pu être affichée',
      message: 'Un problème est survenu. Réessayez ou passez à une autre page.',
    },
    tryAgain: 'Réessayer',
    stillUnreachable: 'La connexion au site est toujours interrompue.',
  },
  offline: 'Vous êtes hors ligne',
};

export const aboutPage: AboutPageWords = {
  selectedWork: 'Sélection de projets',
  aboutMe: 'À propos de moi',
  coreValues: 'Mes valeurs',
  interests: 'Centres d’intérêt',
};

export const skillsPage: SkillsPageWords = {
  filter: 'Filtrer par catégorie',
  all: 'Toutes',
  asText: [
    'L’usage que je fais de chaque compétence est décrit dans ',
    'la version texte de cette page',
    '.',
  ],
  spokenLanguages: 'Langues parlées',
  spotlight: 'Compétences à la une',
};

export const projectsPage: ProjectsPageWords = {
  statistics: {
    projects: (count) => plural(count, 'projet', 'projets'),
    featured: () => 'à la une',
    categories: (count) => plural(count, 'catégorie', 'catégories'),
  },
  filter: 'Filtrer par domaine',
  count: projects,
  loading: 'Chargement des projets…',
  showing: {
    category: (count, name) => `Affichage de ${projects(count)} dans ${name}`,
    featured: (count) => `Affichage de ${projects(count)} à la une`,
    all: (count) => `Affichage de tous les projets (${count})`,
    skill: (count, name) => `Affichage de ${projects(count)} ${name}`,
  },
  showingFirst: {
    category: (shown, count, name) => `Affichage de ${projectsOf(shown, count)} dans ${name}`,
    featured: (shown, count) => `Affichage de ${projectsOf(shown, count)} à la une`,
    all: (shown, count) => `Affichage de ${projectsOf(shown, count)}`,
    skill: (shown, count, name) => `Affichage de ${projectsOf(shown, count)} ${name}`,
  },
  featuredLegend: 'contient un projet à la une',
  clearChoice: 'Annuler ce choix',
  showMore: 'Afficher plus de projets',
  allInWords: (count) => plural(count, 'Le projet en texte', `Les ${count} projets en texte`),
  seeFigures: 'Voir les graphiques',
  readStory: (title) => `Lire l’étude de cas\u00a0: ${title}`,
  viewAllOn: (network) => `Tout voir sur ${network}`,
};

export const storyPage: StoryPageWords = {
  when: 'Période',
  for: 'Client',
  as: 'Rôle',
  with: 'Outils',
  links: 'Liens',
  code: 'Code',
  demo: 'Démo',
  table: (columns) => `Tableau\u00a0: ${columns.join(', ')}`,
  listing: (language) => (language ? `Code\u00a0: ${language}` : 'Code'),
};

export const experiencePage: ExperiencePageWords = {
  byMonth: (heading) => `${heading}, mois par mois`,
  references: 'Recommandations',
};

export const educationPage: EducationPageWords = {
  degrees: (count) => plural(count, 'Diplôme', 'Diplômes'),
  certifications: 'Certifications et formations',
  publications: 'Publications',
  awards: 'Distinctions',
};

export const contactPage: ContactPageWords = {
  writeToMe: 'Écrivez-moi',
  information: 'Coordonnées',
  location: 'Lieu',
  map: (place) => (place ? `Carte\u00a0: ${place}` : 'Carte'),
  message: 'Envoyez-moi un message',
  byMail: {
    heading: 'Écrivez-moi un e-mail',
    send: 'Envoyer un e-mail',
    copyAddress: 'Copier l’adresse',
  },
};

export const contactForm: ContactFormWords = {
  labels: {
    name: 'Nom',
    phone: 'Téléphone',
    email: 'E-mail',
    inquiryType: 'Objet de la demande',
    social: 'Réseaux sociaux',
    message: 'Message',
  },
  inquiryTypes: {
    'Project Collaboration': 'Collaboration sur un projet',
    'Resume Review': 'Relecture de CV',
    'Freelance Inquiry': 'Mission en freelance',
    Mentorship: 'Mentorat',
    'General Question': 'Question générale',
  },
  requiredNote: 'Les champs marqués d’un * sont obligatoires.',
  chooseInquiryType: 'Choisissez un objet',
  socialPlaceholder: '@identifiant ou lien vers un profil',
  errors: {
    name: { required: 'Indiquez votre nom', maxLength: atMost('Le nom') },
    phone: {
      required: 'Indiquez votre numéro de téléphone',
      format: 'Indiquez un numéro de téléphone valide',
      maxLength: atMost('Le numéro de téléphone'),
    },
    email: {
      required: 'Indiquez votre adresse e-mail',
      format: 'Indiquez une adresse e-mail valide',
      maxLength: atMost('L’adresse e-mail'),
    },
    inquiryType: { format: 'Choisissez un objet dans la liste' },
    social: { maxLength: atMost('Le champ «\u00a0Réseaux sociaux\u00a0»') },
    message: {
      required: 'Écrivez un message',
      minLength: (count) =>
        `Le message doit compter au moins ${counted(count, 'caractère', 'caractères')}`,
      maxLength: atMost('Le message'),
    },
  },
  unstorable: 'Supprimez le caractère qui ne peut pas être affiché',
  send: 'Envoyer le message',
  sending: 'Envoi en cours…',
  withoutScript:
    'Le script de cette page ne fonctionne pas\u00a0: «\u00a0Envoyer le message\u00a0» ouvre donc votre logiciel de messagerie avec le texte que vous avez écrit.',
  keptFor: (hours) =>
    `Votre saisie reste uniquement sur cet appareil, pendant ${counted(hours, 'heure', 'heures')} ou jusqu’à l’envoi.`,
  offline:
    'Vous êtes hors ligne. Ce que vous écrivez est conservé sur cet appareil\u00a0: envoyez-le quand la connexion sera rétablie.',
  sent: 'Merci pour votre message\u202f! Je vous réponds très vite 🚀',
  failed: 'Une erreur s’est produite lors de l’envoi du message. Veuillez réessayer.',
  reasons: {
    offline:
      'Vous semblez être hors ligne. Votre texte est conservé\u00a0: envoyez-le quand la connexion sera rétablie.',
    noAnswer:
      'Aucune réponse\u00a0: le problème vient peut-être de la connexion. Votre texte est conservé.',
    noCode:
      'Une partie de cette page n’a pas pu être chargée\u00a0: rechargez-la. Votre texte est conservé.',
    tooMany: (minutes) => {
      const wait =
        minutes === undefined ? 'quelques minutes' : counted(minutes, 'minute', 'minutes');
      return `Trop de messages sont arrivés en peu de temps\u00a0: renvoyez le vôtre dans ${wait}.`;
    },
    trap: 'Quelque chose, peut-être un outil de saisie automatique, a rempli un champ invisible\u00a0: rien n’a donc été envoyé. Votre texte est conservé\u00a0: appuyez de nouveau sur «\u00a0Envoyer le message\u00a0» pour l’envoyer.',
  },
  otherWays: {
    mail: 'L’envoyer par e-mail',
    copy: 'Copier le message',
    subject: (name) => `Message ${de(name)}`,
  },
};

export const content: ContentWords = {
  greeting: (name) => `Bonjour, je suis ${name}`,
  labelled: (label, text) => `${label}\u00a0: ${text}`,
  present: 'aujourd’hui',
  length: (years, months) =>
    [
      ...(years > 0 ? [counted(years, 'an', 'ans')] : []),
      ...(months > 0 ? [`${months}\u00a0mois`] : []),
    ].join(' et '),
  use: (used, total) => `dans ${projectsOf(used, total)}`,
  facts: {
    availableFrom: 'Disponibilité',
    basedIn: 'Lieu',
    languages: 'Langues',
    localTime: 'Heure locale',
    language: (name, level) => `${name} (${inLine(level)})`,
  },
  contact: { email: 'E-mail', phone: 'Téléphone', location: 'Lieu' },
  positions: {
    employment: 'Postes',
    internship: 'Stages',
    volunteering: 'Bénévolat',
  },
  badges: { internship: 'Stage', volunteering: 'Bénévolat' },
  certificates: { Course: 'Formation', Internship: 'Stage', Certificate: 'Certificat' },
  projects: {
    unlisted: 'Projet technique',
    featured: 'À la une',
    featuredProjects: 'Projets à la une',
    all: 'Tous',
    allProjects: 'Tous les projets',
    withSkill: (skill) => `avec ${skill}`,
  },
};

export const documents: DocumentWords = {
  sentence: (text) => `${text}.`,
  resume: {
    title: 'CV',
    sections: {
      experience: 'Expérience',
      volunteering: 'Bénévolat',
      projects: 'Projets',
      education: 'Formation',
      certificates: 'Certificats',
      publications: 'Publications',
      awards: 'Distinctions',
      skills: 'Compétences',
      languages: 'Langues',
      interests: 'Intérêts',
      references: 'Références',
      links: 'Liens',
    },
    website: 'Site web',
    verified: 'vérifié',
    others: (names, more) =>
      `Également\u00a0: ${names.join('\u202f; ')}${more > 0 ? `\u202f; et ${others(more)}` : ''}`,
    page: (page, pages) => `${page} / ${pages}`,
  },
  card: { title: 'Carte de visite', code: 'Code QR de ces coordonnées' },
  preview: {
    use: projectsOf,
    certificates: (count) => plural(count, 'certificat', 'certificats'),
  },
  texts: {
    aboutMe: 'À propos de moi',
    coreValues: 'Mes valeurs',
    interests: 'Centres d’intérêt',
    spokenLanguages: 'Langues parlées',
    spotlight: 'Compétences à la une',
    uses: (used, total, titles) => `Dans ${projectsOf(used, total)}\u00a0: ${titles}.`,
    featured: 'À la une',
    technologies: 'Technologies',
    code: 'Code',
    demo: 'Démo',
    story: 'Étude de cas',
    measured: 'Mesure',
    skills: 'Compétences',
    references: 'Recommandations',
    check: 'Vérifier',
    degree: 'Diplôme',
    certificates: 'Certifications et formations',
    verified: 'Vérifié',
    seeCertificate: 'Voir le certificat',
    publications: 'Publications',
    awards: 'Distinctions',
    readMore: 'Lire la suite',
    map: 'Carte',
    pages: 'Pages',
    results: 'Résultats',
    stories: 'Études de cas',
    files: 'Fichiers',
    resumePdf: 'CV (PDF)',
    resumeJson: 'CV (JSON Resume)',
    contactCard: 'Carte de contact (vCard)',
  },
};
