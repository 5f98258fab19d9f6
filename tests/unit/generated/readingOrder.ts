import { resumeSections } from '@portfolio/build/documents/resume/resumeSections';
import type { Content } from '@portfolio/data/schema/content';
import type { Language } from '@portfolio/words';
import { flowing } from './readPdf.ts';

/**
 * What is wrong with a résumé's text as a program reads it: headings that aren't on a line of their own and in order,
 * and labels that run into their values.
 */
export function misread(text: string, content: Content, language: Language): string[] {
  const lines = text.split('\n').map((line) => flowing(line).trim());
  const sections = resumeSections(content, language);
  const misplaced: string[] = [];
  let next = 0;
  const expectLine = (heading: string, isIt: (line: string) => boolean) => {
    const found = lines.findIndex((line, index) => index >= next && isIt(line));
    if (found < 0) misplaced.push(heading);
    else next = found + 1;
  };
  const { name } = content.owner;
  expectLine(name, (line) => line === name);
  for (const { title, entries } of sections) {
    expectLine(title, (line) => line === title);
    // What follows a title on its line is part of its heading.
    for (const entry of entries) {
      const begin = entry.title?.slice(0, 60);
      if (begin) expectLine(begin, (line) => line.startsWith(begin));
    }
  }
  const facts = sections.flatMap(({ entries, layout }) =>
    entries.flatMap(({ title, note, label, text = '' }) => {
      if (!label) return [];
      if (layout === 'terms') return text ? language.content.labelled(label, text) : label;
      return title ? `${note ?? ''} · ${label}`.trim() : [];
    }),
  );
  const said = lines.join(' ');
  return [...misplaced, ...facts.filter((fact) => !said.includes(flowing(fact)))];
}
