import type { ComponentProps } from 'react';
import { assertProp } from '../../assertProp.ts';
import { cx } from '../../styles/cx.ts';
import * as styles from './LanguageChoice.css.ts';

/** The same page in another language. */
export interface PageLanguage {
  /** BCP 47 tag. */
  tag: string;
  /** The language in its own words, such as `Français`. */
  name: string;
  /** Address of the page in that language. */
  href: string;
}

export interface LanguageChoiceProps extends ComponentProps<'nav'> {
  /** The other languages, each once. */
  languages: readonly PageLanguage[];
  /** The name of the list, such as `Language`. */
  label: string;
}

/**
 * Links to the same page in the site's other languages, which work without a script. Each link is named in its own
 * language and has its `lang` (WCAG 3.1.2).
 */
export function LanguageChoice({ languages, label, className, ...rest }: LanguageChoiceProps) {
  assertProp(languages.length > 0, 'LanguageChoice', 'languages', 'must not be empty');
  return (
    <nav aria-label={label} {...rest} className={cx(styles.root, className)}>
      {languages.map(({ tag, name, href }) => (
        // A plain link, because the router knows only the pages of one language.
        <a key={tag} href={href} hrefLang={tag} lang={tag} className={styles.language}>
          {name}
        </a>
      ))}
    </nav>
  );
}
