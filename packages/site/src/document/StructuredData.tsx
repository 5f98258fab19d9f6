import content from 'virtual:content/whole';
import { caseStudyFiles } from '@portfolio/data/shown/caseStudies';
import type { ShownCaseStudy } from '@portfolio/data/shown/shownCaseStudies';
import { content as words } from '@portfolio/words';
import { canonicalUrl, publicFile, publicUrl } from '../routing/addresses';
import { portraitOf } from '../shared/portrait';
import { caseStudyData } from './caseStudyData';
import { type DataSources, structuredData } from './structuredData';

const toScriptText = (data: object) => JSON.stringify(data).replace(/</g, '\\u003c');

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
export function StructuredData({ page }: Pick<DataSources, 'page'>) {
  const portrait = portraitOf(content.owner);
  const image = portrait && publicUrl(portrait.src);
  return (
    <DataElement
      data={structuredData({ content, page, language: { content: words }, urlOf, image })}
    />
  );
}

/** The structured data of a case study. */
export function CaseStudyData({ caseStudy }: { caseStudy: ShownCaseStudy }) {
  const image = publicUrl(publicFile(caseStudyFiles(caseStudy.path).picture));
  return <DataElement data={caseStudyData({ content, caseStudy, urlOf, image })} />;
}
