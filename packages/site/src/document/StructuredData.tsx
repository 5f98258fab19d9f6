import content, { owner } from 'virtual:content';
import type { PageWords } from '@portfolio/data/pages';
import { storyFiles } from '@portfolio/data/stories';
import type { ShownStory } from '@portfolio/data/story/shownStories';
import { content as contentWords, formats } from '@portfolio/words';
import { canonicalUrl, publicFile, publicUrl } from '../addresses';
import { portraitOf } from '../portrait';
import { storyData } from './storyData';
import { structuredData } from './structuredData';

/** JSON for a script element. */
const inScript = (data: object) => JSON.stringify(data).replace(/</g, '\\u003c');

const language = { content: contentWords, formats };

const urlOf = (path: string) => canonicalUrl({ path });

/** Data for programs, so it comes after the visible page. */
function DataElement({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of the content, and no tag can end in it
      dangerouslySetInnerHTML={{ __html: inScript(data) }}
    />
  );
}

/** The structured data of a page. */
export function StructuredData({ page }: { page: PageWords }) {
  const portrait = portraitOf(owner);
  const image = portrait && publicUrl(portrait.src);
  return <DataElement data={structuredData({ content, page, language, urlOf, image })} />;
}

/** The structured data of a story. */
export function StoryData({ story }: { story: ShownStory }) {
  const image = publicUrl(publicFile(storyFiles(story.path).picture));
  return <DataElement data={storyData({ content, story, urlOf, image })} />;
}
