import { frame } from 'virtual:content';
import { pageAt } from '@portfolio/data/shown/pages';
import type { FrameView } from '@portfolio/data/views/frameView';
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
import { caseStudyAt } from '../routing/caseStudyAt';
import { versionsOf } from '../routing/languages';
import { caseStudyDocument } from '../routing/pageModules';
import { iconLinks } from '../shared/iconOf';
import { portraitOf } from '../shared/portrait';
import { MotionPreference, ThemePreference } from '../shared/preferences';
import { publicDownload } from '../shared/publicDownload';
import { RouterLink } from './RouterLink';
import { useGrowingFigure } from './useGrowingFigure';
import { usePageChange } from './usePageChange';

interface PartProps {
  view: FrameView;
  plain: boolean;
}

/** The header and the footer are memoized, because they hardly change with the page. */
const Header = memo(({ view: { owner, resume, businessCard, hasThemes }, plain }: PartProps) => {
  const { downloads } = everyPage;
  const others = versionsOf(useLocation().pathname).filter(({ isOwn }) => !isOwn);
  return (
    <SiteHeader
      name={owner.name}
      jobTitle={owner.title}
      tagline={owner.tagline}
      portrait={portraitOf(owner)}
      controls={!plain && hasThemes && <ThemePreference />}
      languages={
        others.length > 0 && <LanguageChoice label={everyPage.language} languages={others} />
      }
      actions={
        <>
          <ButtonLink
            {...publicDownload(resume)}
            aria-label={downloads.resume}
            variant="quiet"
            icon="download"
          >
            {downloads.resumeShort}
          </ButtonLink>
          <ButtonLink
            {...publicDownload(businessCard)}
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

const Footer = memo(({ view: { links, legal, copyright }, plain }: PartProps) => (
  <SiteFooter
    links={iconLinks(links)}
    label={everyPage.footer.links}
    controls={!plain && <MotionPreference />}
    legal={legal}
    copyright={copyright}
  />
));

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
  /** @default the owner's */
  view?: FrameView;
  /**
   * Whether the document has no application. Parts that need it are then left out.
   * @default false
   */
  plain?: boolean;
  children: ReactNode;
}

/** Header, navigation and footer around the route's content or the error screen. */
export function SiteFrame({ title, view = frame, plain = false, children }: SiteFrameProps) {
  const mainRef = useRef<HTMLElement>(null);
  const { pages } = view;
  const { pathname } = useLocation();
  const pendingLocation = useNavigation().location;
  const page = pageAt(pages, pathname) ?? caseStudyDocument(pathname);
  const announcement = usePageChange(page, mainRef, title);
  useGrowingFigure();
  /** The navigation's entry for a path. Case studies belong to the projects. */
  const entryAt = (path: string) =>
    pageAt(pages, path)?.path ??
    (caseStudyAt(path) && pages.find(({ name }) => name === 'projects')?.path);
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
        header={<Header view={view} plain={plain} />}
        nav={
          <SiteNav
            items={pages.map(({ path, label }) => ({ href: path, label }))}
            current={entryAt(pathname)}
            below={caseStudyAt(pathname) !== undefined}
            pending={pendingLocation && entryAt(withoutBase(pendingLocation.pathname))}
          />
        }
        footer={<Footer view={view} plain={plain} />}
      >
        {children}
      </PageFrame>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      <HydratedScrollRestoration />
    </LinkProvider>
  );
}
