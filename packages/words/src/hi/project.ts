import type { project as English } from '../en/project.ts';

export const project: typeof English = {
  featured: '★ चुनिंदा',
  forClient: (client) => `${client} के लिए`,
  facts: (title) => `${title}: अवधि, क्लाइंट और भूमिकाएँ`,
  technologiesOf: (title) => `${title} की तकनीकें`,
  firstTechnologiesOf: (title) => `${title} की पहली तकनीकें`,
  technologies: 'तकनीकें',
  measured: 'कैसे मापा गया',
  readMore: 'और पढ़ें',
  story: (title) => ['कहानी', `: ${title}`],
  code: (title) => ['कोड', `: ${title}`],
  demo: (title) => ['डेमो', `: ${title}`],
};
