import { stories } from '@portfolio/words';
import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import { useWords } from '../../words/index.ts';
import { WorkCard, type WorkCardProps, WorkList } from '../WorkCard/index.ts';
import * as styles from './Story.css.ts';

/** Another story: its title and address, and its project's result in brief. */
export type StoryLink = Pick<
  WorkCardProps,
  'category' | 'color' | 'figure' | 'href' | 'lang' | 'result' | 'title'
>;

export interface StoryLinksProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The story before this one. */
  previous?: StoryLink | undefined;
  /** The story after this one. */
  next?: StoryLink | undefined;
}

/** The previous and the next story, each with its figure. If there is neither, nothing is rendered. */
export function StoryLinks({ previous, next, className, ...rest }: StoryLinksProps) {
  const words = useWords(stories);
  if (!previous && !next) return null;
  const card = (
    rel: 'next' | 'prev',
    story: StoryLink | undefined,
    name: (category: string) => string,
  ) =>
    story && (
      <WorkCard
        key={rel}
        title={story.title}
        href={story.href}
        rel={rel}
        category={name(story.category)}
        result={story.result}
        figure={story.figure}
        color={story.color}
        lang={story.lang}
        story
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
