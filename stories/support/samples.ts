/** 60 characters with nowhere to break: a word as German compounds make them. */
export const longWord = 'Hochdimensionalitätsreduktionsverfahrensoptimierungsergebnis';

/** Right-to-left text: a name, a short label, a sentence. */
export const arabic = {
  name: 'ميرا كيلفيكار',
  label: 'تعلم الآلة',
  sentence: 'أبني نماذج تصمد خارج دفتر الملاحظات، وأبين كيف قستها.',
};

export const technologies = ['Python', 'MLflow', 'PostgreSQL'];

/** More than fit in two lines of a card. */
export const manyTechnologies = (
  'Python, Apache Airflow, MLflow, DVC, LightGBM, PostgreSQL, Docker, Prometheus, ' +
  'Grafana, FastAPI, Hugging Face Transformers, pytest, GitHub Actions, ' +
  'Great Expectations, Kubernetes, Terraform'
).split(', ');

export const sentence =
  'A distributor refitted its demand model by hand, and often late. I rebuilt the job as a nightly ' +
  'pipeline with a gate that rejects any model worse than the one in use.';

export const longText = Array(4).fill(sentence).join(' ');

const picture = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${content}</svg>`)}`;

/** Pictures that come with the stories, so that none depends on a network. */
export const pictures = {
  portrait: picture(
    '<path fill="#8aa4d6" d="M0 0h24v24H0z"/><circle cx="12" cy="10" r="5" fill="#1c1a16"/><path fill="#1c1a16" d="M3 24a9 9 0 0 1 18 0z"/>',
  ),
  /** It can't be read. */
  broken: 'data:image/png;base64,AAAA',
  /** A database, as an icon of a skill. */
  icon: picture(
    '<g fill="none" stroke="#2a63b8" stroke-width="2"><ellipse cx="12" cy="5.5" rx="8" ry="3"/><path d="M4 5.5v13c0 1.7 3.6 3 8 3s8-1.3 8-3v-13M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3"/></g>',
  ),
  /** A mark of a school: the sun over the sea. */
  logo: picture(
    '<circle cx="12" cy="12" r="11" fill="#0f3d5c"/><circle cx="12" cy="11" r="4" fill="#f5c451"/><path fill="#7fc4d9" d="M2.6 14.5c2.3-1.5 4.7-1.5 7 0s4.7 1.5 7 0q2.4-1.5 4.8-.4A11 11 0 0 1 2.2 17z"/>',
  ),
};

export const navItems = [
  { href: '/', label: 'About' },
  { href: '/skills', label: 'Skills' },
  { href: '/projects', label: 'Projects' },
  { href: '/experience', label: 'Experience' },
  { href: '/education', label: 'Education' },
  { href: '/contact', label: 'Contact' },
];

export const footerLinks = [
  { icon: 'mail', label: 'E-mail', href: 'mailto:mira.kelvekar@example.com' },
  { icon: 'github', label: 'GitHub', href: 'https://github.example.com/mira', external: true },
  {
    icon: 'linkedin',
    label: 'LinkedIn',
    href: 'https://linkedin.example.com/mira',
    external: true,
  },
] as const;

export const owner = {
  name: 'Mira Kelvekar',
  jobTitle: 'AI/ML Developer & Data Analyst',
  tagline: 'I build models that hold up outside the notebook, and I show how I measured them.',
  portrait: { src: pictures.portrait, alt: 'Illustration of Mira Kelvekar' },
};

export const copyright = '© 2026 Mira Kelvekar. All rights reserved.';
