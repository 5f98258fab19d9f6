import { toResume } from '@portfolio/data/jsonResume/toResume';
import type { ContentWithStories } from '@portfolio/data/story/story';
import { portraitFile } from '../pictures/portrait.ts';

/**
 * The content as a JSON Resume, which `npm run import` reads back.
 * @param filesFolder holds the pictures that the content names
 */
export async function resumeJson(
  // The stories stay in their files, which the content names.
  { stories: _, ...content }: ContentWithStories,
  filesFolder: string,
): Promise<string> {
  const image = await portraitFile(content.owner.portrait, filesFolder);
  return `${JSON.stringify(toResume(content, image === undefined ? {} : { image }), null, 2)}\n`;
}
