import { owner, pages, site } from 'virtual:content';
import { pageAt, shownPages } from '@portfolio/data/pages';
import type { Content } from '@portfolio/data/schema/content';
import { ButtonLink } from '@portfolio/ui/Button';
import { LinkProvider } from '@portfolio/ui/Link';
import { MotionChoice } from '@portfolio/ui/MotionChoice';
import { PageFrame } from '@portfolio/ui/PageFrame';
import { SiteFooter } from '@portfolio/ui/SiteFooter';
import { SiteHeader } from '@portfolio/ui/SiteHeader';
import { SiteNav } from '@portfolio/ui/SiteNav';
import { ThemeChoice } from '@portfolio/ui/ThemeChoice';
import { useHydrated } from '@portfolio/ui/useHydrated';
import { VisuallyHidden } from '@portfolio/ui/VisuallyHidden';
import { type ReactNode, Suspense, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { withoutBase } from '../basePath';
import { lazyOnFirstInteraction } from '../deferred/lazyOnFirstInteraction';
import { downloadsOf } from '../downloads';
import { portraitOf } from '../portrait';
import { socialLinksOf } from '../socialLinks';
import { usePreference } from '../usePreference';
import { RouterLink } from './RouterLink';
import { usePageChange } from './usePageChange';

const Particles = lazyOnFirstInteraction(() => import('./Particles'));

const ownContent = { owner, pages, site };

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
  content?: Pick<Content, 'owner' | 'pages' | 'site'>;
  /**
   * Leaves out what only works in the application.
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
  const sitePages = shownPages(pages, owner);
  const { resume, businessCard } = downloadsOf(owner);
  const [theme, chooseTheme] = usePreference('theme');
  const [motion, chooseMotion] = usePreference('motion');
  const mainRef = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const page = pageAt(sitePages, pathname);
  const isHydrated = useHydrated();
  const onItsWay = useNavigation().location;
  const announcement = usePageChange(page, mainRef, title);
  return (
    <LinkProvider value={RouterLink}>
      <PageFrame
        mainRef={mainRef}
        background={
          !plain && (
            <Suspense>
              <Particles />
            </Suspense>
          )
        }
        header={
          <SiteHeader
            name={owner.name}
            jobTitle={owner.title}
            tagline={owner.tagline}
            portrait={portraitOf(owner)}
            controls={
              !plain && (
                <ThemeChoice
                  value={theme ?? 'system'}
                  onValueChange={(value) => chooseTheme(value === 'system' ? undefined : value)}
                />
              )
            }
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
        }
        nav={
          <SiteNav
            items={sitePages.map(({ path, label }) => ({ href: path, label }))}
            current={page?.path}
            pending={onItsWay && pageAt(sitePages, withoutBase(onItsWay.pathname))?.path}
          />
        }
        footer={
          <SiteFooter
            links={socialLinksOf(owner)}
            controls={
              !plain && (
                <MotionChoice
                  paused={motion === 'reduced'}
                  onPausedChange={(paused) => chooseMotion(paused ? 'reduced' : undefined)}
                />
              )
            }
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
