import type { ContentLanguage } from '@portfolio/words';
import type { Language } from '../schema/skill.ts';

/** A language and its level, on one line: 'Spanish: Native speaker'. */
export const describeLanguage = (
  { name, level }: Language,
  { content }: Pick<ContentLanguage, 'content'>,
): string => (level === undefined ? name : content.labelled(name, level));
