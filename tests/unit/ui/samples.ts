const list = ['Python', 'MLflow'];
const face = { content: 'Front' };

/**
 * Props for the contract test of a component that isn't the one its stories are about, or that its
 * stories show with too few props. For any other component it takes the `args` of the stories.
 */
export const samples: Record<string, object> = {
  ButtonLink: { href: '/contact', children: 'Write to me' },
  ProjectSheet: {
    project: { title: 'Drift Watch', description: 'It names the feature.', technologies: list },
  },
  SelectField: { label: 'Type', options: list, emptyOption: 'None' },
  TextAreaField: { label: 'Message', valid: true },
  FlipCardGroup: { children: 'Cards' },
  FlipCardGrid: { children: 'Cards' },
  ValueGrid: { children: 'Cards' },
  FlipCard: { label: 'Drift Watch', front: { ...face, footer: 'Code' }, back: face },
  FormActions: { children: 'Send' },
  FormColumns: { children: 'Fields' },
  FormFallback: { children: 'Send opens your mail program.' },
  FormFields: { disabled: true },
  FormNote: { children: 'Within two days | Monday to Friday' },
  NarrowOnly: { children: 'Further down' },
  Picture: {
    src: '/portrait.jpg',
    sources: [{ type: 'image/avif', srcSet: '/portrait.avif 96w' }],
    alt: 'Portrait',
    width: 72,
    height: 72,
  },
  SkillBadge: { name: 'TensorFlow', color: '#2a63b8' },
  ScaleAxis: {},
  ScaleGap: {},
  SkillGroup: { heading: 'Tools', children: 'Tile' },
  SkillEvidence: { name: 'Python', count: 5, total: 20, href: '/projects' },
  SkillUse: { name: 'Python', evidence: { count: 5, total: 20, href: '/projects' } },
  SkillGroups: { children: 'Group' },
  SkillIcon: { name: 'Python', icon: '/python.svg', color: '#2a63b8' },
  TagList: { tags: list, 'aria-label': 'Technologies' },
  TooltipGroup: { children: 'Tooltips' },
  TimelineCard: {
    position: {
      title: 'Intern',
      company: 'Harbour Analytics',
      companyInitials: 'HA',
      companyColor: '#2a63b8',
      location: 'Pune',
      period: '2025',
      length: '3 months',
      badge: 'Internship',
      duties: list,
      figures: [{ value: '52 → 31 min', label: 'nightly run' }],
      skills: list,
    },
  },
  CaseStudyHead: {
    title: 'Drift Watch',
    trail: [{ label: 'Projects', href: '/projects' }],
    badge: 'Deployed Live',
  },
  CaseStudySection: { heading: 'Question', children: 'Text' },
  CaseStudyLinks: {
    next: { title: 'Drift Watch', href: '/projects/drift-watch', category: 'MLOps' },
  },
  WorkList: { children: 'Card' },
  EntryList: { children: 'Entry' },
  TestimonialList: { children: 'Testimonial' },
  TimelineEnd: { label: 'Ahead', title: 'Next step', text: 'Text', tags: list },
};

/** The element that gets the props, if it is documented not to be the root. */
export const reached: Record<string, string> = {
  Honeypot: 'input',
  Picture: 'img',
  SelectField: 'select',
  TextAreaField: 'textarea',
  TextField: 'input',
};
