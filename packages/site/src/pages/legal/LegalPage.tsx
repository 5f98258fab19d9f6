import content from 'virtual:content/whole';
import { legalPages, type LegalPage as Notice } from '@portfolio/data/shown/legal';
import { documentTitle } from '@portfolio/data/shown/pages';
import { socialPictureOf } from '@portfolio/data/shown/socialPicture';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { Prose } from '@portfolio/ui/Prose';
import { everyPage } from '@portfolio/words';
import type { DocumentFacts } from '../../document/documentFacts';
import { SiteFrame } from '../../layout/SiteFrame';

interface LegalPageProps extends Pick<Notice, 'text'> {
  heading: string;
}

/** A notice of the owner's, such as on privacy. The document has no application. */
export const LegalPage = ({ heading, text }: LegalPageProps) => (
  <SiteFrame plain>
    <PageHeading heading={heading} />
    <Prose>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Prose>
  </SiteFrame>
);

const { owner, site } = content;

/** The documents of the notices, with their metadata. */
export const legalDocuments = legalPages(site).map(({ name, path, text }) => {
  const heading = site.legal?.[name]?.label ?? everyPage.legal[name];
  const facts: DocumentFacts = {
    path,
    title: documentTitle(heading, owner),
    heading,
    description: text[0] ?? heading,
    type: 'website',
    picture: socialPictureOf('contact'),
  };
  return { path, facts, element: <LegalPage heading={heading} text={text} /> };
});
