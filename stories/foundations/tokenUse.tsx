import users from 'virtual:token-users';
import { Fragment } from 'react';

/** The files of stories, whose folders are the groups of the sidebar. Only their names are read. */
const stories = Object.keys(import.meta.glob('../*/*.stories.tsx'));

/** The components whose styles name a token such as `color.text.muted`, in alphabetical order. */
export const findUsers = (token: string) =>
  Object.entries(users)
    .filter(([, tokens]) => tokens.includes(token))
    .map(([name]) => name)
    .sort();

/** The address of a component's docs page, for a link out of the frame that the page is in. */
function docsOf(name: string) {
  const group = stories.find((path) => path.endsWith(`/${name}.stories.tsx`))?.split('/')[1];
  return group && `./?path=/docs/${group}-${name.toLowerCase()}--docs`;
}

/** Who uses a token, as links to their pages. It is read from the styles, so it is always true. */
export function UsedIn({ token }: { token: string }) {
  const names = findUsers(token);
  if (names.length === 0) return null;
  return (
    <p className="used-in">
      Used in{' '}
      {names.map((name, index) => {
        const href = docsOf(name);
        return (
          <Fragment key={name}>
            {index > 0 && ', '}
            {href ? (
              <a href={href} target="_top">
                {name}
              </a>
            ) : (
              name
            )}
          </Fragment>
        );
      })}
    </p>
  );
}
