import facts from 'virtual:component-facts';
import { Fragment } from 'react';

/** The components whose styles name a token such as `color.text.muted`, in alphabetical order. */
export function findUsers(token: string) {
  const folders = Object.values(facts.components)
    .filter(({ tokens }) => tokens.includes(token))
    .map(({ importedFrom }) => importedFrom.replace(/.*\//, ''));
  return [...new Set(folders)].sort();
}

function Names({ names }: { names: readonly string[] }) {
  return names.map((name, index) => {
    const page = facts.pages[name];
    return (
      <Fragment key={name}>
        {index > 0 && ', '}
        {page ? (
          // The page is in a frame, and the frame around it has to follow.
          <a href={`./?path=/docs/${page}`} target="_top">
            {name}
          </a>
        ) : (
          name
        )}
      </Fragment>
    );
  });
}

/** More names than these are shown when asked for. */
const MOST_NAMES = 6;

/** Who uses a token, as links to their pages. It is read from the styles, so it is always true. */
export function UsedIn({ token }: { token: string }) {
  const names = findUsers(token);
  if (names.length === 0) return null;
  if (names.length <= MOST_NAMES) {
    return (
      <p className="used-in">
        Used in <Names names={names} />
      </p>
    );
  }
  return (
    <details className="used-in">
      <summary>Used in {names.length} components</summary>
      <Names names={names} />
    </details>
  );
}
