import { type ReactNode, useCallback, useState } from 'react';
import type { Guide } from '../../stories/support/guide.ts';
import { Advice } from './Advice.tsx';
import { Example } from './Example.tsx';
import { ImportLine } from './ImportLine.tsx';
import { Terms } from './lists.tsx';
import { PageSection } from './PageSection.tsx';
import { PropLists } from './PropLists.tsx';
import * as styles from './page.css.ts';
import { usePageData } from './pageData.ts';
import { RichText } from './RichText.tsx';
import { SourceLink, StoryLinks } from './references.tsx';
import { States } from './States.tsx';
import { Stress } from './Stress.tsx';

interface Section {
  title: string;
  /** Nothing where there is no answer: then the section isn't there. */
  content: ReactNode;
}

/** The questions that a guide answers, in the order in which readers have them. */
function guideSections(guide: Guide): Section[] {
  return [
    { title: 'When to use it', content: <Advice guide={guide} /> },
    {
      title: 'States',
      content: (
        <>
          <States width={guide.stateWidth} />
          <Stress width={guide.stateWidth} />
        </>
      ),
    },
    { title: 'Anatomy', content: guide.anatomy && <Terms texts={guide.anatomy} /> },
    {
      title: 'Keyboard',
      content:
        Object.keys(guide.keyboard).length > 0 ? (
          <Terms texts={guide.keyboard} keys />
        ) : (
          <p>It can’t get the focus.</p>
        ),
    },
    {
      title: 'Screen reader',
      content: Object.keys(guide.announced).length > 0 && <Terms texts={guide.announced} />,
    },
    { title: 'Props', content: <PropLists /> },
  ];
}

/**
 * The docs page of every component, from its guide and its stories; without a guide, of a foundation or a page
 * of the site.
 */
export function ComponentPage() {
  const { name, guide, description, stories } = usePageData();
  const [isShown, setShown] = useState(false);
  const show = useCallback(() => setShown(true), []);
  const purpose = guide?.purpose ?? description;
  const sections: Section[] = [
    { title: 'Example', content: <Example onShown={show} /> },
    ...(guide ? guideSections(guide) : []),
    { title: 'Stories', content: !guide && stories.length > 1 && <StoryLinks /> },
    { title: 'Source', content: guide && <SourceLink /> },
  ];
  return (
    <article className={styles.layout}>
      <div>
        <h1 className={styles.title}>{name}</h1>
        {purpose && (
          <p className={styles.purpose}>
            <RichText>{purpose}</RichText>
          </p>
        )}
        {guide && <ImportLine />}
      </div>
      <div className={`${styles.page} ${isShown ? '' : styles.waiting}`}>
        {sections.map(
          ({ title, content }) =>
            content && (
              <PageSection key={title} title={title}>
                {content}
              </PageSection>
            ),
        )}
      </div>
    </article>
  );
}
