import { useCallback, useState } from 'react';
import type { Guide } from '../../stories/support/guide.ts';
import { Advice } from './Advice.tsx';
import { Anatomy } from './Anatomy.tsx';
import { Example } from './Example.tsx';
import { ImportLine } from './ImportLine.tsx';
import { GuideList, Terms } from './lists.tsx';
import { PageSection } from './PageSection.tsx';
import { Pairs } from './Pairs.tsx';
import { PlainPage } from './PlainPage.tsx';
import { PropLists } from './PropLists.tsx';
import * as styles from './page.css.ts';
import { type PageData, relationsOf, usePageData } from './pageData.ts';
import { RichText } from './RichText.tsx';
import { Related, SourceLink, StoryLinks } from './references.tsx';
import { StatesInBothThemes } from './StateMatrix.tsx';
import { TokenList } from './TokenList.tsx';

/** The questions that a page answers, in the order in which readers have them. */
const sectionsOf = (
  guide: Guide,
  { name }: PageData,
  relations: ReturnType<typeof relationsOf>,
  onShown: () => void,
) => [
  { title: 'Example', content: <Example onShown={onShown} /> },
  { title: 'When to use it', content: <Advice guide={guide} /> },
  { title: 'States', content: <StatesInBothThemes guide={guide} name={name} /> },
  {
    title: 'Anatomy',
    content: <Anatomy {...guide.anatomy} name={name} isWide={guide.stateWidth !== undefined} />,
  },
  { title: 'Do and don’t', content: guide.pairs?.length && <Pairs pairs={guide.pairs} /> },
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
  { title: 'Writing', content: guide.writing.length > 0 && <GuideList texts={guide.writing} /> },
  { title: 'Props', content: <PropLists /> },
  { title: 'Design tokens', content: <TokenList /> },
  { title: 'Related', content: relations.length > 0 && <Related relations={relations} /> },
  { title: 'Stories', content: <StoryLinks /> },
  { title: 'Source', content: <SourceLink /> },
];

/** The docs page of every component: one template, from the guide beside its stories. */
export function ComponentPage() {
  const data = usePageData();
  const [isShown, setShown] = useState(false);
  const show = useCallback(() => setShown(true), []);
  if (!data.guide) return <PlainPage />;
  const sections = sectionsOf(
    data.guide,
    data,
    relationsOf(Object.keys(data.components)[0] ?? data.name),
    show,
  ).filter(({ content }) => content);
  return (
    <article className={styles.layout}>
      <div>
        <h1 className={styles.title}>{data.name}</h1>
        <p className={styles.purpose}>
          <RichText>{data.guide.purpose}</RichText>
        </p>
        <ImportLine />
      </div>
      <div className={`${styles.page} ${isShown ? '' : styles.waiting}`}>
        {sections.map(({ title, content }) => (
          <PageSection key={title} title={title}>
            {content}
          </PageSection>
        ))}
      </div>
    </article>
  );
}
