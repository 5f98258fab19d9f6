import { examples } from '@portfolio/figures/kinds';
import { Figure } from '@portfolio/ui/Figure';
import type { ReactNode } from 'react';
import { described } from '../support/figures.ts';
import './foundations.css';
import './figures.css';

const COLOUR = '#3b7dd8';

/** One figure of each kind, with the name that its content gives. */
export const FigureKinds = () => (
  <div className="foundations sb-unstyled">
    <ul className="figure-kinds">
      {Object.values(examples).map((data) => (
        <li key={data.kind}>
          <p>
            <a href={`./?path=/docs/show-a-result-figure${data.kind}--docs`} target="_top">
              {data.kind}
            </a>
          </p>
          <Figure figure={described(data)} color={COLOUR} size="sm" />
        </li>
      ))}
    </ul>
  </div>
);

const rules: readonly { rule: string; why: string; example: ReactNode }[] = [
  {
    rule: 'The labels are at what they name',
    why: 'Nobody looks things up in a legend. A label has the colour of its line, and so the figure is right in grey too.',
    example: <Figure figure={described(examples.series)} color={COLOUR} />,
  },
  {
    rule: 'Ours has the colour, all else is grey',
    why: 'One colour says where to look. It is the category’s, and the same everywhere on the site.',
    example: <Figure figure={described(examples.comparison)} color={COLOUR} />,
  },
  {
    rule: 'It is right without the colour',
    why: 'The same figure without a category: ink and grey. Paper, forced colours and a reader who sees few colours lose nothing.',
    example: <Figure figure={described(examples.comparison)} />,
  },
  {
    rule: 'The ticks are round, the baseline is there',
    why: 'A bar begins at zero, so that its length is true. The axis ends at a number that people say, such as 400.',
    example: <Figure figure={described(examples.change)} color={COLOUR} />,
  },
];

/** What makes a figure a good one, each on a live figure. */
export const FigureRules = () => (
  <div className="foundations sb-unstyled">
    <ul className="rows">
      {rules.map(({ rule, why, example }) => (
        <li key={rule} className="row">
          <div className="facts">
            <strong>{rule}</strong>
            <p>{why}</p>
          </div>
          <div className="example">{example}</div>
        </li>
      ))}
    </ul>
  </div>
);
