import { EXTENSION } from '@portfolio/data/jsonResume/extension';
import { toResume } from '@portfolio/data/jsonResume/toResume';
import { isTranslation } from '@portfolio/data/schema/site';
import type { ContentWithStories } from '@portfolio/data/story/story';
import { portraitFile } from '../pictures/portrait.ts';

/**
 * The content as a JSON Resume, which `npm run import` reads back. A translation has no copy of the content in it, because
 * the owner's files hold it next to the first language, and not in its place.
 * @param filesFolder holds the pictures that the content names
 */
export async function resumeJson(
  // The stories stay in their files, which the content names.
  { stories: _, ...content }: ContentWithStories,
  filesFolder: string,
): Promise<string> {
  const image = await portraitFile(content.owner.portrait, filesFolder);
  const { meta, ...resume } = toResume(content, image === undefined ? {} : { image });
  const { [EXTENSION]: copy, ...ownMeta } = meta;
  const written = isTranslation(content.site) ? ownMeta : { ...ownMeta, [EXTENSION]: copy };
  return `${JSON.stringify({ ...resume, meta: written }, null, 2)}\n`;
}
