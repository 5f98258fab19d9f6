import { owner, pages, site } from 'virtual:content';
import type { Content } from '@portfolio/data/schema/content';
import { type PageTexts, pageAt, shownPages } from '@portfolio/data/shown/pages';
import { ButtonLink } from '@portfolio/ui/Button';
import { ErrorBoundary } from '@portfolio/ui/ErrorBoundary';
import { LanguageChoice } from '@portfolio/ui/LanguageChoice';
import { LinkProvider } from '@portfolio/ui/Link';
import { PageFrame } from '@portfolio/ui/PageFrame';
import { ParticleCanvas } from '@portfolio/ui/ParticleCanvas';
import { SiteFooter } from '@portfolio/ui/SiteFooter';
import { SiteHeader } from '@portfolio/ui/SiteHeader';
import { SiteNav } from '@portfolio/ui/SiteNav';
import { useHydrated } from '@portfolio/ui/useHydrated';
import { VisuallyHidden } from '@portfolio/ui/VisuallyHidden';
import { everyPage } from '@portfolio/words';
import { memo, type ReactNode, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { withoutBase } from '../routing/addresses';
import { versionsOf } from '../routing/languages';
import { caseStudyDocument } from '../routing/pageModules';
import { caseStudyAt } from '../routing/sitePages';
import { downloadsOf } from '../shared/downloads';
import { legalLinksOf } from '../shared/legal';
import { portraitOf } from '../shared/portrait';
import { MotionPreference, ThemePreference } from '../shared/preferences';
import { socialLinksOf } from '../shared/socialLinks';
import { RouterLink } from './RouterLink';
import { usePageChange } from './usePageChange';

const ownContent = { owner, pages, site };

type FrameContent = Pick<Content, 'owner' | 'site'> & { pages: PageTexts };

/** The header and the footer are memoized, because they hardly change with the page. */
const Header = memo(({ owner, plain }: Pick<FrameContent, 'owner'> & { plain: boolean }) => {
  const { resume, businessCard } = downloadsOf(owner);
  const { downloads } = everyPage;
  const others = versionsOf(useLocation().pathname).filter(({ isOwn }) => !isOwn);
  return (
    <SiteHeader
      name={owner.name}
      jobTitle={owner.title}
      tagline={owner.tagline}
      portrait={portraitOf(owner)}
      controls={!plain && <ThemePreference />}
      languages={
        others.length > 0 && <LanguageChoice label={everyPage.language} languages={others} />
      }
      actions={
        <>
          <ButtonLink {...resume} aria-label={downloads.resume} variant="quiet" icon="download">
            {downloads.resumeShort}
          </ButtonLink>
          <ButtonLink
            {...businessCard}
            aria-label={downloads.businessCard}
            variant="quiet"
            icon="download"
            shortLabel={downloads.card}
          >
            {downloads.businessCardShort}
          </ButtonLink>
        </>
      }
    />
  );
});

const Footer = memo(
  ({ owner, site, plain }: Pick<FrameContent, 'owner' | 'site'> & { plain: boolean }) => (
    <SiteFooter
      links={socialLinksOf(owner)}
      label={everyPage.footer.links}
      controls={!plain && <MotionPreference />}
      legal={legalLinksOf(site)}
      copyright={everyPage.footer.copyright(site.copyrightYear, owner.name)}
    />
  ),
);

/**
 * Restores scroll positions once the router is hydrated. Before that, it wouldn't learn where visitors left the first
 * page.
 */
const HydratedScrollRestoration = () => useHydrated() && <ScrollRestoration />;

interface SiteFrameProps {
  /**
   * The document's title, for a screen that isn't a page.
   * @default the page's own
   */
  title?: string;
  /**
   * The owner, site and pages that the frame shows.
   * @default the owner's content
   */
  content?: FrameContent;
  /**
   * Whether the document has no application. Parts that need it are then left out.
   * @default false
   */
  plain?: boolean;
  children: ReactNode;
}

/** Header, navigation and footer around the route's content or the error screen. */
export function SiteFrame({
  title,
  content: { owner, pages, site } = ownContent,
  plain = false,
  children,
}: SiteFrameProps) {
  const mainRef = useRef<HTMLElement>(null);
  const items = shownPages(pages, owner);
  const { pathname } = useLocation();
  const pendingLocation = useNavigation().location;
  const page = pageAt(items, pathname) ?? caseStudyDocument(pathname);
  const announcement = usePageChange(page, mainRef, title);
  /** The navigation's entry for a path. Case studies belong to the projects. */
  const entryAt = (path: string) =>
    pageAt(items, path)?.path ?? (caseStudyAt(path) && pages.projects.path);
  return (
    <LinkProvider value={RouterLink}>
      <PageFrame
        mainRef={mainRef}
        background={
          !plain && (
            <ErrorBoundary fallback={null}>
              <ParticleCanvas />
            </ErrorBoundary>
          )
        }
        header={<Header owner={owner} plain={plain} />}
        nav={
          <SiteNav
            items={items.map(({ path, label }) => ({ href: path, label }))}
            current={entryAt(pathname)}
            below={caseStudyAt(pathname) !== undefined}
            pending={pendingLocation && entryAt(withoutBase(pendingLocation.pathname))}
          />
        }
        footer={<Footer owner={owner} site={site} plain={plain} />}
      >
        {children}
      </PageFrame>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      <HydratedScrollRestoration />
    </LinkProvider>
  );
}
