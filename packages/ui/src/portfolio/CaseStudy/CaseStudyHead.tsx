import { common, project } from '@portfolio/words';
import type { ReactNode } from 'react';
import { PageHeading, type PageHeadingProps } from '../../patterns/PageHeading/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { axisLabel } from '../../styles/text.css.ts';
import { useWords } from '../../words/index.ts';
import * as styles from './CaseStudy.css.ts';

export interface CaseStudyHeadProps extends Omit<PageHeadingProps, 'above' | 'heading' | 'title'> {
  /** The project's name. It is the page's only first-level heading. */
  title: ReactNode;
  /** The pages above this one, the nearest last. */
  trail: readonly { label: string; href: string }[];
  /** The project's distinction, such as `Deployed Live`. */
  badge?: string | undefined;
  /**
   * Whether the project is among the owner's best; adds “★ Featured”.
   * @default false
   */
  featured?: boolean | undefined;
}

/** The top of a project's own page: the way to it, its labels and its title. The figure follows. */
export function CaseStudyHead({ title, trail, badge, featured, ...rest }: CaseStudyHeadProps) {
  const words = useWords(project);
  const labels = [featured ? words.featured : [], badge ?? []].flat();
  return (
    <PageHeading
      {...rest}
      above={
        <div className={styles.above}>
          <nav aria-label={useWords(common).breadcrumb} className={styles.way}>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where markers are off */}
            <ol role="list" className={styles.trail}>
              {trail.map(({ label, href }) => (
                <li key={href} className={styles.step}>
                  <Link href={href} className={styles.stepLink}>
                    {label}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
          {labels.length > 0 && <p className={axisLabel}>{labels.join(' · ')}</p>}
        </div>
      }
      heading={title}
    />
  );
}
