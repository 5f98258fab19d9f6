import { owner, pages, site } from 'virtual:content';
import { pageAt, shownPages } from '@portfolio/data/pages';
import type { Content } from '@portfolio/data/schema/content';
import { ButtonLink } from '@portfolio/ui/Button';
import { LinkProvider } from '@portfolio/ui/Link';
import { PageFrame } from '@portfolio/ui/PageFrame';
import { SiteFooter } from '@portfolio/ui/SiteFooter';
import { SiteHeader } from '@portfolio/ui/SiteHeader';
import { SiteNav } from '@portfolio/ui/SiteNav';
import { VisuallyHidden } from '@portfolio/ui/VisuallyHidden';
import { memo, type ReactNode, Suspense, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { withoutBase } from '../basePath';
import { lazyOnFirstInteraction } from '../deferred/lazyOnFirstInteraction';
import { downloadsOf } from '../downloads';
import { portraitOf } from '../portrait';
import { socialLinksOf } from '../socialLinks';
import { HydratedScrollRestoration } from './HydratedScrollRestoration';
import { MotionPreference, ThemePreference } from './Preferences';
import { RouterLink } from './RouterLink';
import { usePageChange } from './usePageChange';

const Particles = lazyOnFirstInteraction(() => import('./Particles'), true);

/**
 * Always the same element: were it rendered again while its code can't be loaded, React would wait for
 * that, and with it what the page shows of a navigation.
 */
const decoration = (
  <Suspense>
    <Particles />
  </Suspense>
);

const ownContent = { owner, pages, site };

type FrameContent = Pick<Content, 'owner' | 'pages' | 'site'>;

/** Like the footer, it doesn't change with the page. */
const Header = memo(({ owner, plain }: Pick<FrameContent, 'owner'> & { plain: boolean }) => {
  const { resume, businessCard } = downloadsOf(owner);
  return (
    <SiteHeader
      name={owner.name}
      jobTitle={owner.title}
      tagline={owner.tagline}
      portrait={portraitOf(owner)}
      controls={!plain && <ThemePreference />}
      actions={
        <>
          <ButtonLink {...resume} variant="quiet" icon="download" shortLabel="Resume">
            Download Resume
          </ButtonLink>
          <ButtonLink {...businessCard} variant="quiet" icon="download" shortLabel="Card">
            Download Business Card
          </ButtonLink>
        </>
      }
    />
  );
});

/** A component of its own: only this is rendered when a page is on its way. */
function Navigation({ pages, owner }: Pick<FrameContent, 'pages' | 'owner'>) {
  const items = shownPages(pages, owner);
  const onItsWay = useNavigation().location;
  return (
    <SiteNav
      items={items.map(({ path, label }) => ({ href: path, label }))}
      current={pageAt(items, useLocation().pathname)?.path}
      pending={onItsWay && pageAt(items, withoutBase(onItsWay.pathname))?.path}
    />
  );
}

const Footer = memo(
  ({ owner, site, plain }: Pick<FrameContent, 'owner' | 'site'> & { plain: boolean }) => (
    <SiteFooter
      links={socialLinksOf(owner)}
      controls={!plain && <MotionPreference />}
      copyright={`© ${site.copyrightYear} ${owner.name}. All rights reserved.`}
    />
  ),
);

interface SiteFrameProps {
  /**
   * The document's title, for a screen that is not a page.
   * @default the page's own
   */
  title?: string;
  /**
   * Whose site it is.
   * @default the owner's content
   */
  content?: FrameContent;
  /**
   * For a document without the application: what needs it isn't there.
   * @default false
   */
  plain?: boolean;
  children: ReactNode;
}

/** Header, navigation and footer around whatever the route shows, its error screen included. */
export function SiteFrame({
  title,
  content: { owner, pages, site } = ownContent,
  plain = false,
  children,
}: SiteFrameProps) {
  const mainRef = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const page = pageAt(shownPages(pages, owner), pathname);
  const announcement = usePageChange(page, mainRef, title);
  return (
    <LinkProvider value={RouterLink}>
      <PageFrame
        mainRef={mainRef}
        background={!plain && decoration}
        header={<Header owner={owner} plain={plain} />}
        nav={<Navigation pages={pages} owner={owner} />}
        footer={<Footer owner={owner} site={site} plain={plain} />}
      >
        {children}
      </PageFrame>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      <HydratedScrollRestoration />
    </LinkProvider>
  );
}
