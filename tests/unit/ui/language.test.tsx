import { describeFigure, findingOf, makeFormat, percentOf } from '@portfolio/figures';
import { Figure } from '@portfolio/ui/Figure';
import { Link } from '@portfolio/ui/Link';
import { Scale } from '@portfolio/ui/Scale';
import { TimeAxis } from '@portfolio/ui/TimeAxis';
import { LanguageProvider, type LanguageProviderProps } from '@portfolio/ui/words';
import { formatsOf } from '@portfolio/words/formats';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { zoneTime } from '../../../packages/ui/src/text/zoneTime.ts';
import { share } from '../../../stories/support/figures.ts';
import { english, englishFigures } from '../../language.ts';
import { series } from '../figures/threeWeeks.ts';

/** A few words of French: enough to see whose words a component says. */
const french: Omit<LanguageProviderProps, 'children'> = {
  formats: formatsOf('fr'),
  words: {
    ...english,
    common: { ...english.common, opensInNewTab: '(ouvre un nouvel onglet)' },
    zone: { ...english.zone, ahead: (hours) => `${hours} h d’avance sur vous` },
    figures: {
      ...english.figures,
      about: (title, finding) => `${title}\u00a0: ${finding}.`,
      clauses: (clauses) => clauses.join('\u00a0; '),
      lessThan: (percent) => `moins de ${percent}`,
      isBetter: { lower: 'moins vaut mieux', higher: 'plus vaut mieux' },
      series: {
        ...english.figures.series,
        at: (quantity, value) => `à la ${quantity} ${value}`,
      },
    },
  },
};

const frenchFigures = { words: french.words.figures, formats: french.formats };

const inLanguage = (language: string) => ({
  ...englishFigures,
  formats: formatsOf(language),
});

const render = (content: ReactNode) =>
  renderToStaticMarkup(<LanguageProvider {...french}>{content}</LanguageProvider>);

describe('within another language', () => {
  test('a component says its words', () => {
    const link = (
      <Link href="https://example.org" external>
        Exemple
      </Link>
    );
    expect(render(link)).toContain('Exemple<');
    expect(render(link)).toContain(' (ouvre un nouvel onglet)');
    expect(renderToStaticMarkup(link)).toContain(' (opens in a new tab)');
  });

  test('numbers, percent and months are written as the language does', () => {
    expect(render(<Scale value={87.5} label="Batterie" />)).toContain('>87,5\u00a0%<');
    const periods = [{ label: 'Stage', initials: 'S', start: '2024-06', end: '2024-08' }];
    expect(render(<TimeAxis caption="Postes" periods={periods} />)).toMatch(/>juin<.*>juil\.</);
  });

  test('a figure states its finding', () => {
    expect(render(<Figure figure={describeFigure(series, frenchFigures)} />)).toContain(
      'Weekly error of the forecast\u00a0: nightly 17,1\u00a0% à la week 3, by hand 23,7\u00a0%\u00a0; moins vaut mieux.',
    );
    expect(findingOf({ ...share, part: 1, whole: 4200 }, frenchFigures)).toContain(
      'moins de 0,1\u00a0%',
    );
  });

  test('the time in a zone is its, too', () => {
    const noon = Date.UTC(2025, 0, 15, 12);
    expect(
      zoneTime('Asia/Kolkata', noon, { words: french.words.zone, formats: french.formats }, 0),
    ).toEqual({
      time: '17:30',
      difference: '5,5 h d’avance sur vous',
    });
  });
});

describe('the numbers of a figure', () => {
  test.each([
    ['de', 1_200_000, '%', '1,2\u00a0Mio.\u00a0%'],
    ['de', 96.5, 'ms', '96,5\u00a0ms'],
    ['es', 1234, '', '1234'],
    ['hi', 234_567, '', '2,34,567'],
    ['fr', 3, '×', '3×'],
    ['ar', -12.5, '%', '\u2066−12.5%\u2069'],
  ])('are written as %s does', (language, value, unit, text) => {
    expect(makeFormat([value], unit, inLanguage(language))(value)).toBe(text);
  });

  test('have the digits 0 to 9 in every language, whatever their size', () => {
    for (const language of ['ar-EG', 'fa', 'mr', 'my']) {
      for (const value of [12, 1_200_000, 3.2e-7]) {
        const text = makeFormat([value], '', inLanguage(language))(value);
        expect(text).toMatch(/^\d/);
        expect(text.replace(/[0-9]/g, '')).not.toMatch(/\p{Nd}/u);
      }
    }
  });

  test('have a share in percent with the space that belongs there', () => {
    expect(percentOf(0.999, inLanguage('de'))).toBe('99,9\u00a0%');
  });
});
