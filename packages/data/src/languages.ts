import type { Language } from './schema/skill.ts';

/** A language and its level, on one line: 'Spanish: Native speaker'. */
export const describeLanguage = ({ name, level }: Language): string =>
  level === undefined ? name : `${name}: ${level}`;
