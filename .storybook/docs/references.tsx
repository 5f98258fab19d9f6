import type { Guide } from '../../stories/support/guide.ts';
import { DocLink, docsPath, storyPath } from './DocLink.tsx';
import * as styles from './page.css.ts';
import { factsOf, pageOf, sourceAddress, usePageData } from './pageData.ts';
import { RichText } from './RichText.tsx';

/** Components to know next. */
export function Related({ related }: { related: Guide['related'] }) {
  return (
    <dl className={styles.terms}>
      {related.map(({ name, why }) => {
        const page = pageOf(name);
        if (!page) console.error(`The guide names a related component that has no page: ${name}.`);
        return (
          <div key={name}>
            <dt>{page ? <DocLink to={docsPath(page)}>{name}</DocLink> : name}</dt>
            <dd>
              <RichText>{why}</RichText>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** All stories, each on a canvas of its own. */
export function StoryLinks() {
  const { stories } = usePageData();
  return (
    <ul className={styles.storyLinks}>
      {stories.map(({ id, name }) => (
        <li key={id}>
          <DocLink to={storyPath(id)}>{name}</DocLink>
        </li>
      ))}
    </ul>
  );
}

/** Where the component's files are. */
export function SourceLink() {
  const [component = ''] = Object.keys(usePageData().components);
  const folder = factsOf(component)?.folder;
  if (!folder) return null;
  const address = sourceAddress(folder);
  const path = <code>{folder}</code>;
  return <p>{address ? <a href={address}>{path}</a> : path}</p>;
}
