import { toResume } from '../../../../data/src/jsonResume/toResume.ts';
import type { Content } from '../../../../data/src/schema/content.ts';

/** The content as a JSON Resume, which `npm run import` reads back. */
export const resumeJson = (content: Content): string =>
  `${JSON.stringify(toResume(content), null, 2)}\n`;
