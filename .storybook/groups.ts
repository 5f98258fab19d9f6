/** The groups of components in the sidebar, by purpose, each with its folder in `stories`. */
export const groups = {
  actions: 'Actions',
  text: 'Text',
  status: 'Status',
  cards: 'Cards',
  figures: 'Figures',
  navigation: 'Navigation',
  forms: 'Forms',
  layout: 'Layout',
  decoration: 'Decoration',
} as const;
