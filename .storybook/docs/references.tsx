import { DocLink, storyPath } from './DocLink.tsx';
import * as styles from './page.css.ts';
import { factsOf, sourceAddress, usePageData } from './pageData.ts';

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
