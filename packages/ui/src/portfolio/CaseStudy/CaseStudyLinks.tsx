import { caseStudies } from '@portfolio/words';
import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import { useWords } from '../../words/index.ts';
import { type Work, WorkCard, type WorkCardProps, WorkList } from '../WorkCard/index.ts';
import * as styles from './CaseStudy.css.ts';

/** Another case study: its title and address, and its project's result in brief. */
export type CaseStudyLink = Work & Pick<WorkCardProps, 'lang'>;

export interface CaseStudyLinksProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The case study before this one. */
  previous?: CaseStudyLink | undefined;
  /** The case study after this one. */
  next?: CaseStudyLink | undefined;
}

/** The previous and the next case study, each with its figure. If there is neither, nothing is rendered. */
export function CaseStudyLinks({ previous, next, className, ...rest }: CaseStudyLinksProps) {
  const words = useWords(caseStudies);
  if (!previous && !next) return null;
  const card = (
    rel: 'next' | 'prev',
    caseStudy: CaseStudyLink | undefined,
    name: (category: string) => string,
  ) =>
    caseStudy && (
      <WorkCard
        key={rel}
        work={{ ...caseStudy, category: name(caseStudy.category), caseStudy: true }}
        rel={rel}
        lang={caseStudy.lang}
      />
    );
  return (
    <nav aria-label={words.label} {...rest} className={cx(styles.links, className)}>
      <WorkList>
        {[card('prev', previous, words.previous), card('next', next, words.next)].filter(Boolean)}
      </WorkList>
    </nav>
  );
}
