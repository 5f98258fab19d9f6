import { toResume } from '@portfolio/data/jsonResume/toResume';
import type { Content } from '@portfolio/data/schema/content';
import { portraitFile } from '../pictures/portrait.ts';

/**
 * The content as a JSON Resume, for other programs.
 * @param filesFolder holds the pictures that the content names
 */
export async function resumeJson(content: Content, filesFolder: string): Promise<string> {
  const image = await portraitFile(content.owner.portrait, filesFolder);
  return `${JSON.stringify(toResume(content, image), null, 2)}\n`;
}
