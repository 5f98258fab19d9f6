import { Fragment } from 'react';
import { DocLink, docsPath, storyPath } from './DocLink.tsx';
import * as styles from './page.css.ts';
import { factsOf, pageOf, type relationsOf, sourceAddress, usePageData } from './pageData.ts';

function Components({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <DocLink to={docsPath(pageOf(name) ?? '')}>{name}</DocLink>
    </Fragment>
  ));
}

/** The components that a component is made of, and that are made of it. */
export const Related = ({ relations }: { relations: ReturnType<typeof relationsOf> }) => (
  <dl className={styles.terms}>
    {relations.map(({ term, names }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          <Components names={names} />
        </dd>
      </div>
    ))}
  </dl>
);

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
