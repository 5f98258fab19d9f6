import { tokenName } from '@portfolio/ui/tokens';
import { DocLink, docsPath } from './DocLink.tsx';
import { factsOf, pageOf, usePageData } from './pageData.ts';
import * as styles from './tokens.css.ts';
import { foundationOf, groupTokens } from './tokens.ts';

/** The design tokens that the component's styles name, by kind. */
export function TokenList() {
  const [component = ''] = Object.keys(usePageData().components);
  const groups = groupTokens(factsOf(component)?.tokens ?? []);
  if (groups.length === 0) return <p>It uses none of its own.</p>;
  return (
    <dl className={styles.tokens}>
      {groups.map(({ kind, tokens }) => {
        const page = pageOf(foundationOf(kind));
        return (
          <div key={kind}>
            <dt>{page ? <DocLink to={docsPath(page)}>{kind}</DocLink> : kind}</dt>
            <dd>
              <ul className={styles.names}>
                {tokens.map((token) => {
                  const property = `--${tokenName([kind, ...token.split('.')])}`;
                  return (
                    <li key={token}>
                      {kind === 'color' && (
                        <span
                          className={styles.swatch}
                          style={{ background: `var(${property})` }}
                        />
                      )}
                      <code title={property}>{token}</code>
                    </li>
                  );
                })}
              </ul>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
