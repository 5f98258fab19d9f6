import type { CaseStudySection as Section } from '@portfolio/data/caseStudy/caseStudy';
import type { ShownCaseStudy } from '@portfolio/data/shown/shownCaseStudies';
import { ButtonLink } from '@portfolio/ui/Button';
import {
  CaseStudy,
  CaseStudyHead,
  CaseStudyLinks,
  CaseStudySection,
} from '@portfolio/ui/CaseStudy';
import { FigureSpread } from '@portfolio/ui/FigureSpread';
import { Link } from '@portfolio/ui/Link';
import { Prose } from '@portfolio/ui/Prose';
import { caseStudyPage } from '@portfolio/words';
import { publicFile } from '../../routing/addresses';
import { Page } from '../Page';
import { CaseStudyParts, type FileAt } from './CaseStudyBlocks';
import { useCaseStudyKeys } from './useCaseStudyKeys';

const linked = ({ name, href }: { name: string; href?: string | undefined }) =>
  href ? (
    <Link key={name} href={href} external={!href.startsWith('/')}>
      {name}
    </Link>
  ) : (
    name
  );

/** The facts about a project: dates, client, roles, technologies, and links. */
function factsOf({ project, technologies }: ShownCaseStudy) {
  const { period, client, roles = [], codeUrl, demoUrl } = project;
  const links = [
    { name: caseStudyPage.code, href: codeUrl },
    { name: caseStudyPage.demo, href: demoUrl },
  ].filter(({ href }) => href);
  return [
    { label: caseStudyPage.when, values: period ? [period] : [] },
    { label: caseStudyPage.for, values: client ? [client] : [] },
    { label: caseStudyPage.as, values: roles },
    { label: caseStudyPage.with, values: technologies.map(linked) },
    { label: caseStudyPage.links, values: links.map(linked) },
  ];
}

/** The case study of a project: its result, how it came about, and links to the previous and the next case study. */
export function CaseStudyPage(shown: ShownCaseStudy) {
  const { caseStudy, project, trail, lang, sizes, numbers, take, ask, previous, next } = shown;
  useCaseStudyKeys(previous?.href, next?.href);
  const { color, badge, featured, result, figure } = project;
  const fileAt: FileAt = (name) => ({ src: publicFile(name), ...sizes[name] });
  const sections: (Pick<Section, 'blocks'> & Partial<Section>)[] = [
    ...(caseStudy.opening.length > 0 ? [{ blocks: caseStudy.opening }] : []),
    ...caseStudy.sections,
  ];
  return (
    <Page
      heading={
        <CaseStudyHead
          title={<bdi lang={lang}>{caseStudy.title}</bdi>}
          trail={trail}
          badge={badge}
          featured={featured}
          intro={!figure && result}
        />
      }
    >
      {figure && (
        <FigureSpread
          id="figure"
          figure={figure}
          headline={result}
          color={color}
          take={
            take && {
              address: take.address,
              picture: publicFile(take.picture),
              data: publicFile(take.data),
            }
          }
        />
      )}
      <CaseStudy
        facts={factsOf(shown)}
        contents={caseStudy.sections.map(({ id, name }) => ({
          id,
          name: (
            <bdi key={id} lang={lang}>
              {name}
            </bdi>
          ),
        }))}
        numbers={numbers}
        action={
          ask && (
            <ButtonLink href={ask} variant="outline">
              {caseStudyPage.ask}
            </ButtonLink>
          )
        }
      >
        {sections.map(({ id, heading, blocks }, index) => (
          <CaseStudySection
            key={id ?? ''}
            id={id}
            heading={
              heading && (
                <bdi lang={lang}>
                  <CaseStudyParts parts={heading} fileAt={fileAt} />
                </bdi>
              )
            }
            lead={index === 0}
          >
            <Prose lang={lang}>
              <CaseStudyParts parts={blocks} fileAt={fileAt} />
            </Prose>
            {/* The figure is at the top of the page. */}
            {figure && blocks.some(({ type }) => type === 'figure') && (
              <Link href="#figure">{figure.title}</Link>
            )}
          </CaseStudySection>
        ))}
      </CaseStudy>
      <CaseStudyLinks previous={previous} next={next} />
    </Page>
  );
}
