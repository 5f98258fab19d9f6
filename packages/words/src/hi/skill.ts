import type { skill as English } from '../en/skill.ts';
import { inProjects } from './grammar.ts';

/** `A, B और C`. */
const list = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' और ');

export const skill: typeof English = {
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
