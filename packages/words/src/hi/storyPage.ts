import type { storyPage as English } from '../en/storyPage.ts';

export const storyPage: typeof English = {
  when: 'अवधि',
  for: 'क्लाइंट',
  as: 'भूमिका',
  with: 'तकनीकें',
  links: 'लिंक',
  code: 'कोड',
  demo: 'डेमो',
  ask: 'इस प्रोजेक्ट के बारे में पूछें',
  table: (columns) => `तालिका: ${columns.join(', ')}`,
  listing: (language) => (language ? `कोड: ${language}` : 'कोड'),
};
