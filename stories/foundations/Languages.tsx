import { describeFigure } from '@portfolio/figures';
import { CategoryFilter } from '@portfolio/ui/CategoryFilter';
import { CopyButton } from '@portfolio/ui/CopyButton';
import { Figure } from '@portfolio/ui/Figure';
import { Grid } from '@portfolio/ui/Grid';
import { Link } from '@portfolio/ui/Link';
import { LanguageProvider } from '@portfolio/ui/words';
import { formatsOf } from '@portfolio/words/formats';
import { included } from '@portfolio/words/included';
import { change, share } from '../support/figures.ts';

const languages = Object.entries(included);

const decimals = { ...change, before: { label: 'float', value: 1310.5 } };

/** The same components in each language that there are words of. Their titles are a content's, and stay. */
export function EachLanguage() {
  return (
    <Grid>
      {languages.map(([tag, words]) => {
        const formats = formatsOf(tag);
        return (
          <LanguageProvider key={tag} words={words} formats={formats}>
            <section
              lang={tag}
              dir={formats.direction}
              aria-label={tag}
              className="foundations"
              // Hidden words of a part that runs the other way than its page stand beside it.
              style={{ overflow: 'clip' }}
            >
              <p>
                <strong>{new Intl.DisplayNames(tag, { type: 'language' }).of(tag)}</strong>
              </p>
              {[decimals, share].map((figure) => (
                <Figure
                  key={figure.kind}
                  figure={describeFigure(figure, { words: words.figures, formats })}
                />
              ))}
              <CategoryFilter
                label={tag}
                categories={[{ value: 'MLOps', label: 'MLOps', count: 5, featured: true }]}
                value="MLOps"
                onValueChange={() => undefined}
              >
                <Link href="https://example.org" external>
                  example.org
                </Link>
                <CopyButton label="example.org" value="example.org" />
              </CategoryFilter>
            </section>
          </LanguageProvider>
        );
      })}
    </Grid>
  );
}
