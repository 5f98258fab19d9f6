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
  icon: picture('<path fill="#2a63b8" d="M2 2h20v20H2z"/><path fill="#fff" d="M7 7h10v10H7z"/>'),
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
