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

const plural = (count: number, one: string, other: string) => (count === 1 ? one : other);

/** A count with its noun. */
const counted = (count: number, one: string, other: string) =>
  `${count}\u00a0${plural(count, one, other)}`;

const projectNoun = (count: number) => plural(count, 'proyecto', 'proyectos');

const projects: Counted = (count) => `${count}\u00a0${projectNoun(count)}`;

/** `3 de 7 proyectos`. */
const projectsOf = (count: number, total: number) => `${count} de ${projects(total)}`;

/** `y` is `e` before the sound of i, but not before a diphthong: `Python e Ibis`, `agua y hielo`. */
const and = (next: string) => (/^h?[ií](?![aeoáéó])/i.test(next) ? 'e' : 'y');

/** `A, B y C`. */
function list(names: readonly string[]): string {
  const [last = ''] = names.slice(-1);
  const before = names.slice(0, -1).join(', ');
  return before ? `${before} ${and(last)} ${last}` : last;
}

/** A word in the middle of a line; a code such as `B2` stays as it is. */
const inLine = (word: string) =>
  /^\p{Lu}[\p{Ll}-]+(?!\p{L})/u.test(word) ? `${word[0]?.toLowerCase()}${word.slice(1)}` : word;

const ordinals = ['', 'segundo ', 'tercer ', 'cuarto ', 'quinto ', 'sexto '];

export const figures: FigureWords = {
  numbers: 'Datos',
  numbersOf: (title) => `Datos: ${title}`,
  about: (title, finding) => `${title}: ${finding}.`,
  answer: (title, finding) => `${title} ${finding}.`,
  sentence: (finding) => `${finding}.`,
  clauses: (clauses) => clauses.join('; '),
  lessThan: (percent) => `menos del ${percent}`,
  moreThan: (percent) => `más del ${percent}`,
  range: (low, high) => `${low} a ${high}`,
  isBetter: { lower: 'cuanto menor, mejor', higher: 'cuanto mayor, mejor' },
  withBetter: (quantity, better) =>
    `${quantity} (cuanto ${better === 'lower' ? 'menor' : 'mayor'}, mejor)`,
  notFromZero: 'El eje no empieza en cero',
  quantityNotFromZero: (quantity) => `${quantity} (el eje no empieza en cero)`,
  change: {
    unchanged: ({ value, before, after }) => `sin cambios, ${value} (${before}, ${after})`,
    changed: ({ from, before, to, after, size, isImprovement }) =>
      `de ${from} (${before}) a ${to} (${after}), ${size}, lo que supone ${isImprovement ? 'una mejora' : 'un empeoramiento'}`,
    by: (difference, direction) =>
      `${difference.endsWith('%') ? 'un ' : ''}${difference} ${direction === 'lower' ? 'menos' : 'más'}`,
    times: (factor) => `${factor} veces el valor inicial`,
    percentagePoints: (text, difference) =>
      `${text}\u00a0${plural(difference, 'punto porcentual', 'puntos porcentuales')}`,
    stage: 'Etapa',
    value: 'Valor',
    change: 'Cambio',
    none: 'ninguno',
    axis: { lower: '← cuanto menor, mejor', higher: 'cuanto mayor, mejor →' },
    shortAxis: { lower: '← mejor', higher: 'mejor →' },
  },
  share: {
    finding: ({ part, whole, unit, label, percent }) =>
      `${part} de ${whole} ${unit} ${label}${percent && ` (${percent})`}`,
    of: (part, whole) => `${part} de ${whole}`,
    counted: (unit, label, percent) => `${unit} ${label}${percent && ` (${percent})`}`,
    note: (percent, note) => `${percent}: ${note}`,
    count: 'Cantidad',
    share: 'Proporción',
    others: 'resto',
    all: 'total',
  },
  series: {
    position: (quantity, value) => `${quantity} ${value}`,
    at: (quantity, value) => `(${quantity} ${value})`,
    inYear: (year) => `en ${year}`,
    inMonth: (month) => `en ${month}`,
    onDay: (day) => `el ${day}`,
    ends: (line, value, place) => `${line} ${value} ${place}`,
    began: (end, value, place) => `${end}, frente a ${value} ${place}`,
    band: (end, label, range) => `${end} [${label} ${range}]`,
    lineWithoutValue: (line) => `${line} sin valor`,
    noValues: 'sin valores',
    none: 'sin valor',
    difference: 'diferencia',
    mean: 'media',
    points: 'puntos',
    gap: ({ side, least, leastAt, most, mostAt, mean }) =>
      `Siempre por ${side === 'lower' ? 'debajo' : 'encima'}: ${least} como mínimo (${leastAt}), ` +
      `${most} como máximo (${mostAt}) y ${mean} de media.`,
  },
  comparison: {
    sameAsOther: (ours) => `${ours}, igual que el otro valor`,
    sameAsOthers: (ours) => `${ours}, igual que todos los demás valores`,
    ofTwo: (ours, side) => `${ours}, el ${side === 'lower' ? 'menor' : 'mayor'} de los dos valores`,
    rank: ({ ours, position, count, better, isTied }) => {
      const rank = ordinals[position - 1] ?? `${position}.º `;
      const end = better === 'lower' ? 'bajo' : 'alto';
      return `${ours}, ${rank}valor más ${end} de ${count}${isTied ? ', empatado' : ''}`;
    },
    andOthers: (named, count) => `${named} y ${count} más`,
    more: (count) => `y ${count} más`,
    name: 'Nombre',
    interval: 'Intervalo',
  },
  matrix: {
    empty: (unit) => `sin ${unit}`,
    allCorrect: (total, unit) => `${total} de ${total} ${unit} en la clase correcta`,
    finding: ({ total, unit, correct, percent, confusions, recalls }) =>
      `${correct} de ${total} ${unit} (${percent}) en la clase correcta; ${confusions}. Exhaustividad: ${recalls}`,
    atMost: (text, count) =>
      `ninguna clase se confunde con otra más de ${count === 1 ? 'una vez' : `${text} veces`}`,
    mostOften: (pairs, count) => {
      const told = pairs.map(({ actual, predicted }) => `${actual} con ${predicted}`);
      return `lo más frecuente es confundir ${told.join(' y ')} (${count}${pairs.length > 1 ? ' en ambos casos' : ''})`;
    },
    correct: 'en la clase correcta',
    mostOftenTaken: (actual, predicted, count) => [
      'lo más frecuente: ',
      actual,
      ' se confunde con ',
      predicted,
      ` (${count})`,
    ],
    corner: (rows, columns) => `${rows} por ${inLine(columns)}`,
    recall: 'Exhaustividad',
    none: 'ninguna',
  },
  curve: {
    forms: {
      roc: {
        name: 'curva ROC',
        x: 'falsos positivos',
        y: 'sensibilidad',
        summary: 'AUC',
      },
      'precision-recall': {
        name: 'curva precisión-exhaustividad',
        x: 'exhaustividad',
        y: 'precisión',
        summary: 'AUC-PR',
      },
      calibration: {
        name: 'curva de calibración',
        x: 'tasa predicha',
        y: 'tasa observada',
        summary: 'diferencia máxima',
      },
    },
    withArea: (name, area) => `${name} con un área de ${area}`,
    neverAboveGuessing: 'nunca mejor que el azar',
    farthest: (truePositive, falsePositive) =>
      `máxima distancia al azar con una sensibilidad de ${truePositive} y una tasa de falsos positivos de ${falsePositive}`,
    noPoints: 'sin puntos',
    balanced: (precision, recall) =>
      `mejor equilibrio con una precisión de ${precision} y una exhaustividad de ${recall}`,
    calibrated: 'las tasas observadas coinciden con las predichas',
    differ: (gap, observed, predicted) =>
      `las tasas observada y predicha difieren como máximo en ${gap} (se observó ${observed} donde se predijo ${predicted})`,
    guessingReaches: (precision) => `el azar alcanza una precisión de ${precision}`,
    asPredicted: 'lo predicho',
    guessing: 'azar',
    guessingAt: (precision) => `azar ${precision}`,
  },
};

export const common: UiWords['common'] = {
  opensInNewTab: '(se abre en una pestaña nueva)',
  skipToContent: 'Ir al contenido',
  mainNavigation: 'Principal',
  breadcrumb: 'Ruta de navegación',
  linkToSection: 'Enlace a esta sección:',
  leaveEmpty: 'Deje este campo vacío',
  copied: 'Copiado',
  loading: 'Cargando…',
  more: (count) => `+${count} más`,
  hasFeatured: 'con un proyecto destacado',
};

export const theme: UiWords['theme'] = {
  label: 'Tema',
  system: 'Tema del sistema',
  light: 'Tema claro',
  dark: 'Tema oscuro',
};

export const motion: UiWords['motion'] = {
  play: 'Reproducir animaciones',
  pause: 'Pausar animaciones',
};

export const draft: UiWords['draft'] = { undo: 'Deshacer', clear: 'Vaciar el formulario' };

export const map: UiWords['map'] = {
  ask: (provider) =>
    `Este mapa viene de ${provider}. Si lo muestra, ese servidor recibe su dirección IP. El enlace de abajo también lleva allí.`,
  show: 'Mostrar el mapa',
  loading: 'Cargando el mapa…',
  failed: 'No se pudo cargar el mapa. El enlace de abajo lo abre en una pestaña nueva.',
  notLoaded: 'Sin JavaScript, el mapa no se carga. El enlace de abajo lo abre.',
  retry: 'Reintentar',
};

export const zone: UiWords['zone'] = {
  name: (city) => `hora ${/^[A-Z]{3}/.test(city) ? city : `de ${city}`}`,
  same: 'la misma que la suya',
  ahead: (hours) => `${hours}\u00a0h más que la suya`,
  behind: (hours) => `${hours}\u00a0h menos que la suya`,
};

export const card: UiWords['card'] = {
  turn: 'Ver más',
  back: 'Volver',
  close: 'Cerrar',
  button: (action, subject) => `${action}: ${subject}`,
};

export const quotes: UiWords['quotes'] = {
  label: 'citas',
  play: 'Reproducir citas',
  pause: 'Pausar citas',
  previous: 'Cita anterior',
  next: 'Cita siguiente',
};

export const spotlight: UiWords['spotlight'] = {
  carousel: 'carrusel',
  slide: 'diapositiva',
  play: (label) => `Reproducir: ${label}`,
  pause: (label) => `Pausar: ${label}`,
  previous: 'Habilidad anterior',
  next: 'Habilidad siguiente',
  chooseSkill: 'Elegir una habilidad',
  chooseQuote: 'Elegir una cita',
  skills: 'Habilidades',
  skill: (name, position, count) => `${name}, ${position} de ${count}`,
  quote: (position, count) => `Cita ${position} de ${count}`,
};

export const skill: UiWords['skill'] = {
  proficiency: 'Dominio',
  proficiencyIn: (name) => `Dominio de ${name}`,
  proficiencyPercent: (percent) => `Dominio: ${percent}\u00a0%.`,
  usedIn: 'Se usa en',
  usedInProjects: (titles, others) =>
    `Se usa en ${list(others > 0 ? [...titles, `${others} más`] : titles)}.`,
  evidence: (name, count, total) => [
    `${name}, se usa en `,
    `${count} de ${total}`,
    ` ${projectNoun(total)}`,
  ],
  estimate: 'Mi propia estimación',
  squares: (total) => `Uso: un cuadrado por proyecto (${total} en total)`,
  bars: (total) => `Uso: proporción de los proyectos (${total} en total)`,
};

export const project: UiWords['project'] = {
  featured: '★ Destacado',
  forClient: (client) => `para ${client}`,
  facts: (title) => `Periodo, cliente y funciones de ${title}`,
  technologiesOf: (title) => `Tecnologías de ${title}`,
  firstTechnologiesOf: (title) => `Primeras tecnologías de ${title}`,
  technologies: 'Tecnologías',
  measured: 'Cómo se midió',
  readMore: 'Leer más',
  readStory: (title) => ['Leer el caso', ` de ${title}`],
  story: (title) => ['Caso', ` de ${title}`],
  code: (title) => ['Código', ` de ${title}`],
  demo: (title) => ['Demo', ` de ${title}`],
};

export const stories: UiWords['stories'] = {
  label: 'Más casos',
  previous: (category) => `Caso anterior · ${category}`,
  next: (category) => `Caso siguiente · ${category}`,
};

export const certification: UiWords['certification'] = {
  verified: (title) => ['Verificado', `: ${title}`],
  see: (title) => ['Ver el certificado', ` de ${title}`],
  skillsOf: (title) => `Habilidades de ${title}`,
};

export const testimonial: UiWords['testimonial'] = {
  check: (name) => ['Comprobar', ` las palabras de ${name ?? 'esta persona'}`, ' en '],
};

export const timeline: UiWords['timeline'] = {
  skillsAs: (title) => `Habilidades aplicadas: ${title}`,
};

export const value: UiWords['value'] = { inPractice: 'En la práctica' };

export const contact: UiWords['contact'] = {
  copy: (label) => `Copiar ${inLine(label)}`,
  verified: '(verificado)',
};

const atMost = (field: string) => (count: number) =>
  `${field} no puede superar los ${counted(count, 'carácter', 'caracteres')}`;

export const site: SiteWords = {
  language: 'Idioma',
  loading: 'Cargando…',
  links: {
    connect: 'Hablemos',
    getInTouch: 'Contactar',
    collaborate: 'Colaboremos',
    seeProjects: 'Ver los proyectos',
    learningJourney: 'Ver mi aprendizaje',
  },
  downloads: {
    resume: 'Descargar el CV',
    resumeShort: 'CV',
    quickResume: 'Mi CV en un clic',
    businessCard: 'Descargar la tarjeta de visita',
    businessCardShort: 'Tarjeta de visita',
    card: 'Tarjeta',
    vCard: 'Descargar la vCard',
  },
  footer: {
    quickConnect: 'Mis perfiles',
    email: 'Correo electrónico',
    copyright: (year, name) => `© ${year} ${name}. Todos los derechos reservados.`,
  },
  legal: { privacy: 'Política de privacidad', imprint: 'Aviso legal' },
  errors: {
    title: 'Error inesperado de la aplicación',
    notFound: {
      status: 'Error 404: página no encontrada',
      message:
        'No hay ninguna página en esta dirección: puede que se haya movido o que el enlace esté mal escrito.',
    },
    unreachable: {
      status: 'El sitio no responde',
      message:
        'No se pudo cargar esta página: no hay conexión con el sitio. Inténtelo de nuevo cuando la haya. Las páginas que ya ha visitado siguen disponibles.',
    },
    failed: {
      status: 'No se pudo mostrar esta página',
      message: 'Algo ha fallado. Inténtelo de nuevo o vaya a otra página.',
    },
    tryAgain: 'Reintentar',
    stillUnreachable: 'Sigue sin haber conexión con el sitio.',
  },
  offline: 'Sin conexión',
};

export const aboutPage: AboutPageWords = {
  selectedWork: 'Proyectos seleccionados',
  aboutMe: 'Sobre mí',
  coreValues: 'Mis valores',
  interests: 'Intereses',
};

export const skillsPage: SkillsPageWords = {
  filter: 'Filtrar por categoría',
  all: 'Todas',
  asText: ['Para qué uso cada habilidad se explica en ', 'la versión en texto de esta página', '.'],
  spokenLanguages: 'Idiomas',
  spotlight: 'Habilidades destacadas',
};

export const projectsPage: ProjectsPageWords = {
  statistics: {
    projects: projectNoun,
    featured: (count) => plural(count, 'destacado', 'destacados'),
    categories: (count) => plural(count, 'categoría', 'categorías'),
  },
  filter: 'Filtrar por área',
  count: projects,
  loading: 'Cargando proyectos…',
  showing: {
    category: (count, name) => `Mostrando ${projects(count)} de ${name}`,
    featured: (count) =>
      `Mostrando ${counted(count, 'proyecto destacado', 'proyectos destacados')}`,
    all: (count) => `Mostrando todos los proyectos (${count})`,
    skill: (count, name) => `Mostrando ${projects(count)} ${name}`,
  },
  showingFirst: {
    category: (shown, count, name) => `Mostrando ${projectsOf(shown, count)} de ${name}`,
    featured: (shown, count) =>
      `Mostrando ${shown} de ${counted(count, 'proyecto destacado', 'proyectos destacados')}`,
    all: (shown, count) => `Mostrando ${projectsOf(shown, count)}`,
    skill: (shown, count, name) => `Mostrando ${projectsOf(shown, count)} ${name}`,
  },
  featuredLegend: 'incluye un proyecto destacado',
  clearChoice: 'Quitar este filtro',
  showMore: 'Mostrar más proyectos',
  allInWords: (count) => plural(count, 'El proyecto en texto', `Los ${count} proyectos en texto`),
  seeFigures: 'Ver los gráficos',
  readStory: (title) => `Leer el caso: ${title}`,
  viewAllOn: (network) => `Ver todo en ${network}`,
};

export const storyPage: StoryPageWords = {
  when: 'Cuándo',
  for: 'Para',
  as: 'Como',
  with: 'Con',
  links: 'Enlaces',
  code: 'Código',
  demo: 'Demo',
  table: (columns) => `Tabla: ${columns.join(', ')}`,
  listing: (language) => (language ? `Código: ${language}` : 'Código'),
};

export const experiencePage: ExperiencePageWords = {
  byMonth: (heading) => `${heading}, mes a mes`,
  references: 'Recomendaciones',
};

export const educationPage: EducationPageWords = {
  degrees: (count) => plural(count, 'Título', 'Títulos'),
  certifications: 'Certificaciones y cursos',
  publications: 'Publicaciones',
  awards: 'Premios',
};

export const contactPage: ContactPageWords = {
  writeToMe: 'Escríbame',
  information: 'Datos de contacto',
  location: 'Ubicación',
  map: (place) => (place ? `Mapa de ${place}` : 'Mapa'),
  message: 'Envíeme un mensaje',
  byMail: {
    heading: 'Escríbame un correo',
    send: 'Enviar un correo',
    copyAddress: 'Copiar la dirección',
  },
};

export const contactForm: ContactFormWords = {
  labels: {
    name: 'Nombre',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    inquiryType: 'Motivo de la consulta',
    social: 'Redes sociales',
    message: 'Mensaje',
  },
  inquiryTypes: {
    'Project Collaboration': 'Colaboración en un proyecto',
    'Resume Review': 'Revisión de un CV',
    'Freelance Inquiry': 'Encargo como freelance',
    Mentorship: 'Mentoría',
    'General Question': 'Consulta general',
  },
  requiredNote: 'Los campos marcados con * son obligatorios.',
  chooseInquiryType: 'Elija un motivo',
  socialPlaceholder: '@usuario o enlace al perfil',
  errors: {
    name: { required: 'Indique su nombre', maxLength: atMost('El nombre') },
    phone: {
      required: 'Indique su número de teléfono',
      format: 'Indique un número de teléfono válido',
      maxLength: atMost('El número de teléfono'),
    },
    email: {
      required: 'Indique su correo electrónico',
      format: 'Indique un correo electrónico válido',
      maxLength: atMost('El correo electrónico'),
    },
    inquiryType: { format: 'Elija un motivo de la lista' },
    social: { maxLength: atMost('El campo «Redes sociales»') },
    message: {
      required: 'Escriba un mensaje',
      minLength: (count) =>
        `El mensaje debe tener al menos ${counted(count, 'carácter', 'caracteres')}`,
      maxLength: atMost('El mensaje'),
    },
  },
  unstorable: 'Elimine el carácter que no se puede mostrar',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  withoutScript:
    'El script de esta página no funciona, así que «Enviar mensaje» abre su programa de correo con lo que ha escrito.',
  keptFor: (hours) =>
    `Lo que escriba se guarda solo en este dispositivo, durante ${counted(hours, 'hora', 'horas')} o hasta que se envíe.`,
  offline:
    'No tiene conexión. Lo que escriba se guarda en este dispositivo: envíelo cuando tenga conexión.',
  sent: '¡Gracias por escribirme! Le responderé muy pronto 🚀',
  failed: 'No se pudo enviar su mensaje. Inténtelo de nuevo.',
  reasons: {
    offline: 'Parece que no tiene conexión. Su texto se conserva: envíelo cuando la tenga.',
    noAnswer: 'No hubo respuesta: puede que falle la conexión. Su texto se conserva.',
    noCode: 'No se pudo cargar una parte de esta página: vuelva a cargarla. Su texto se conserva.',
    tooMany: (minutes) => {
      const wait = minutes === undefined ? 'unos minutos' : counted(minutes, 'minuto', 'minutos');
      return `Han llegado demasiados mensajes en poco tiempo: vuelva a enviar el suyo dentro de ${wait}.`;
    },
    trap: 'Algo, quizá una herramienta de autocompletado, ha rellenado un campo invisible, así que no se ha enviado nada. Su texto se conserva: pulse «Enviar mensaje» otra vez para enviarlo.',
  },
  otherWays: {
    mail: 'Enviarlo por correo',
    copy: 'Copiar mensaje',
    subject: (name) => `Mensaje de ${name}`,
  },
};

export const content: ContentWords = {
  greeting: (name) => `Hola, soy ${name}`,
  labelled: (label, text) => `${label}: ${text}`,
  present: 'actualidad',
  length: (years, months) =>
    [
      ...(years > 0 ? [counted(years, 'año', 'años')] : []),
      ...(months > 0 ? [counted(months, 'mes', 'meses')] : []),
    ].join(' y '),
  use: (used, total) => `en ${projectsOf(used, total)}`,
  facts: {
    availableFrom: 'Disponibilidad',
    basedIn: 'Ubicación',
    languages: 'Idiomas',
    localTime: 'Hora local',
    language: (name, level) => `${name} (${inLine(level)})`,
  },
  contact: { email: 'Correo electrónico', phone: 'Teléfono', location: 'Ubicación' },
  positions: {
    employment: 'Puestos',
    internship: 'Prácticas',
    volunteering: 'Voluntariado',
  },
  badges: { internship: 'Prácticas', volunteering: 'Voluntariado' },
  certificates: { Course: 'Curso', Internship: 'Prácticas', Certificate: 'Certificado' },
  projects: {
    unlisted: 'Proyecto técnico',
    featured: 'Destacados',
    featuredProjects: 'Proyectos destacados',
    all: 'Todos',
    allProjects: 'Todos los proyectos',
    withSkill: (skill) => `con ${skill}`,
  },
};

export const documents: DocumentWords = {
  sentence: (text) => `${text}.`,
  resume: {
    title: 'CV',
    sections: {
      experience: 'Experiencia',
      volunteering: 'Voluntariado',
      projects: 'Proyectos',
      education: 'Formación',
      certificates: 'Certificados',
      publications: 'Publicaciones',
      awards: 'Premios',
      skills: 'Habilidades',
      languages: 'Idiomas',
      interests: 'Intereses',
      references: 'Referencias',
      links: 'Enlaces',
    },
    website: 'Sitio web',
    verified: 'verificado',
    others: (names, more) => `Además: ${names.join('; ')}${more > 0 ? `; y ${more} más` : ''}`,
    page: (page, pages) => `${page} / ${pages}`,
  },
  card: { title: 'Tarjeta de visita', code: 'Código QR de estos datos de contacto' },
  preview: {
    use: projectsOf,
    certificates: (count) => plural(count, 'certificado', 'certificados'),
  },
  texts: {
    aboutMe: 'Sobre mí',
    coreValues: 'Mis valores',
    interests: 'Intereses',
    spokenLanguages: 'Idiomas',
    spotlight: 'Habilidades destacadas',
    uses: (used, total, titles) => `En ${projectsOf(used, total)}: ${titles}.`,
    featured: 'Destacado',
    technologies: 'Tecnologías',
    code: 'Código',
    demo: 'Demo',
    story: 'Caso',
    measured: 'Medición',
    skills: 'Habilidades',
    references: 'Recomendaciones',
    check: 'Comprobar',
    degree: 'Título',
    certificates: 'Certificaciones y cursos',
    verified: 'Verificado',
    seeCertificate: 'Ver el certificado',
    publications: 'Publicaciones',
    awards: 'Premios',
    readMore: 'Leer más',
    map: 'Mapa',
    pages: 'Páginas',
    results: 'Resultados',
    stories: 'Casos',
    files: 'Archivos',
    resumePdf: 'CV (PDF)',
    resumeJson: 'CV (JSON Resume)',
    contactCard: 'Tarjeta de contacto (vCard)',
  },
};
