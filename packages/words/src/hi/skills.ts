import type * as english from '../en/skills.ts';
import { inProjects } from './grammar.ts';

export const skillsPage: typeof english.skillsPage = {
  filter: 'श्रेणी के अनुसार छाँटें',
  all: 'सभी',
  asText: ['किस कौशल से मेरा क्या काम होता है, यह ', 'इस पेज के टेक्स्ट रूप', ' में लिखा है।'],
  spokenLanguages: 'भाषाएँ',
  spotlight: 'कौशल पर एक नज़र',
};

/** `A, B और C`. */
const list = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' और ');

export const skill: typeof english.skill = {
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

export const spotlight: typeof english.spotlight = {
  carousel: 'कैरोसेल',
  slide: 'स्लाइड',
  play: (label) => `${label} चलाएँ`,
  pause: (label) => `${label} रोकें`,
  previous: 'पिछला कौशल',
  next: 'अगला कौशल',
  chooseQuote: 'उद्धरण चुनें',
  chooseSkill: 'कौशल चुनें',
  skills: 'कौशल',
  skillDot: (position, count) => `कौशल ${position}, कुल ${count}`,
  skill: (name, position, count) => `${name}, ${count} में से ${position}`,
  quote: (position, count) => `उद्धरण ${position}, कुल ${count}`,
};
