import { ButtonLink } from '@portfolio/ui/Button';
import { MotionChoice } from '@portfolio/ui/MotionChoice';
import { PageFrame } from '@portfolio/ui/PageFrame';
import { SiteFooter } from '@portfolio/ui/SiteFooter';
import { SiteHeader } from '@portfolio/ui/SiteHeader';
import { SiteNav } from '@portfolio/ui/SiteNav';
import { ThemeChoice, type ThemeChoiceValue } from '@portfolio/ui/ThemeChoice';
import { type ReactNode, useState } from 'react';
import { copyright, footerLinks, navItems, owner } from '../components/support/samples.ts';

interface SiteFrameProps {
  /** The page that is shown; none on an error page. */
  current?: string;
  children: ReactNode;
}

/** The frame of all pages, filled as the site fills it. */
export function SiteFrame({ current, children }: SiteFrameProps) {
  const [theme, setTheme] = useState<ThemeChoiceValue>('system');
  const [isPaused, setIsPaused] = useState(false);
  return (
    <PageFrame
      header={
        <SiteHeader
          {...owner}
          controls={<ThemeChoice value={theme} onValueChange={setTheme} />}
          actions={
            <>
              <ButtonLink href="/resume.pdf" download icon="download" shortLabel="Resume">
                Download Resume
              </ButtonLink>
              <ButtonLink
                href="/business-card.svg"
                download
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
      nav={<SiteNav items={navItems} current={current} />}
      footer={
        <SiteFooter
          links={footerLinks}
          controls={<MotionChoice paused={isPaused} onPausedChange={setIsPaused} />}
          copyright={copyright}
        />
      }
    >
      {children}
    </PageFrame>
  );
}
