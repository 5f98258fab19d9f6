import content, { owner } from 'virtual:content';
import { caseStudyFiles } from '@portfolio/data/shown/caseStudies';
import type { ShownPage } from '@portfolio/data/shown/pages';
import type { ShownCaseStudy } from '@portfolio/data/shown/shownCaseStudies';
import { content as contentWords, formats } from '@portfolio/words';
import { canonicalUrl, publicFile, publicUrl } from '../routing/addresses';
import { portraitOf } from '../shared/portrait';
import { caseStudyData } from './caseStudyData';
import { structuredData } from './structuredData';

const toScriptText = (data: object) => JSON.stringify(data).replace(/</g, '\\u003c');

const language = { content: contentWords, formats };

const urlOf = (path: string) => canonicalUrl({ path });

/** Comes after the visible page, because only programs read it. */
function DataElement({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of the content, and no tag can end in it
      dangerouslySetInnerHTML={{ __html: toScriptText(data) }}
    />
  );
}

/** The structured data of a page. */
export function StructuredData({ page }: { page: ShownPage }) {
  const portrait = portraitOf(owner);
  const image = portrait && publicUrl(portrait.src);
  return <DataElement data={structuredData({ content, page, language, urlOf, image })} />;
}

/** The structured data of a case study. */
export function CaseStudyData({ caseStudy }: { caseStudy: ShownCaseStudy }) {
  const image = publicUrl(publicFile(caseStudyFiles(caseStudy.path).picture));
  return <DataElement data={caseStudyData({ content, caseStudy, urlOf, image })} />;
}
