import { ButtonLink } from '@portfolio/ui/Button';
import { PageFrame } from '@portfolio/ui/PageFrame';
import { SiteFooter } from '@portfolio/ui/SiteFooter';
import { SiteHeader } from '@portfolio/ui/SiteHeader';
import { SiteNav } from '@portfolio/ui/SiteNav';
import type { ReactNode } from 'react';
import { copyright, footerLinks, navItems, owner } from '../components/support/samples.ts';

interface SiteFrameProps {
  /** The page that is shown; none on an error page. */
  current?: string;
  children: ReactNode;
}

/** The frame of all pages, filled as the site fills it. */
export function SiteFrame({ current, children }: SiteFrameProps) {
  return (
    <PageFrame
      header={
        <SiteHeader
          {...owner}
          actions={
            <>
              <ButtonLink href="/resume.pdf" download>
                Download Resume
              </ButtonLink>
              <ButtonLink href="/business-card.svg" download variant="outline">
                Download Business Card
              </ButtonLink>
            </>
          }
        />
      }
      nav={<SiteNav items={navItems} current={current} />}
      footer={<SiteFooter links={footerLinks} copyright={copyright} />}
    >
      {children}
    </PageFrame>
  );
}
