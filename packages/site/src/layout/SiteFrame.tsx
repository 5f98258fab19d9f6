import { owner } from '@portfolio/data/shipped/owner';
import { site } from '@portfolio/data/shipped/site';
import { ButtonLink } from '@portfolio/ui/Button';
import { LinkProvider } from '@portfolio/ui/Link';
import { PageFrame } from '@portfolio/ui/PageFrame';
import { SiteFooter } from '@portfolio/ui/SiteFooter';
import { SiteHeader } from '@portfolio/ui/SiteHeader';
import { SiteNav } from '@portfolio/ui/SiteNav';
import { useHydrated } from '@portfolio/ui/useHydrated';
import { VisuallyHidden } from '@portfolio/ui/VisuallyHidden';
import { type ReactNode, Suspense, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { withoutBase } from '../basePath';
import { lazyOnFirstSign } from '../deferred/lazyOnFirstSign';
import { businessCard, resume } from '../downloads';
import { portrait } from '../portrait';
import { sitePages } from '../sitePages';
import { socialLinks } from '../socialLinks';
import { pageAt } from './currentPage';
import { RouterLink } from './RouterLink';
import { SiteMotionChoice, SiteThemeChoice } from './SitePreferences';
import { usePageChange } from './usePageChange';

const Particles = lazyOnFirstSign(() => import('./Particles'));

const navItems = sitePages.map(({ path, label }) => ({ href: path, label }));

interface SiteFrameProps {
  /**
   * The document's title, for a screen that is no page.
   * @default the page's own
   */
  title?: string;
  children: ReactNode;
}

/** Header, navigation and footer around whatever the route shows, its error screen included. */
export function SiteFrame({ title, children }: SiteFrameProps) {
  const mainRef = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  const isHydrated = useHydrated();
  const onItsWay = useNavigation().location;
  const announcement = usePageChange(page, mainRef, title);
  return (
    <LinkProvider value={RouterLink}>
      <PageFrame
        mainRef={mainRef}
        background={
          <Suspense>
            <Particles />
          </Suspense>
        }
        header={
          <SiteHeader
            name={owner.name}
            jobTitle={owner.title}
            tagline={owner.tagline}
            portrait={portrait}
            controls={<SiteThemeChoice />}
            actions={
              <>
                <ButtonLink {...resume} icon="download" shortLabel="Resume">
                  Download Resume
                </ButtonLink>
                <ButtonLink
                  {...businessCard}
                  icon="download"
                  shortLabel="Business Card"
                  variant="outline"
                >
                  Download Business Card
                </ButtonLink>
              </>
            }
          />
        }
        nav={
          <SiteNav
            items={navItems}
            current={page?.path}
            pending={onItsWay && pageAt(withoutBase(onItsWay.pathname))?.path}
          />
        }
        footer={
          <SiteFooter
            links={socialLinks}
            controls={<SiteMotionChoice />}
            copyright={`© ${site.copyrightYear} ${owner.name}. All rights reserved.`}
          />
        }
      >
        {children}
      </PageFrame>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      {/* Earlier, the router would not hear where the first page was left. */}
      {isHydrated && <ScrollRestoration />}
    </LinkProvider>
  );
}
