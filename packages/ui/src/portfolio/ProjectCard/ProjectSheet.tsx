import { project as projectWords } from '@portfolio/words';
import type { ComponentProps } from 'react';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { displayText, factText } from '../../styles/text.css.ts';
import { useWords } from '../../words/index.ts';
import { sideTitle } from '../shared.css.ts';
import * as styles from './ProjectCard.css.ts';
import {
  Line,
  type Project,
  ProjectFacts,
  ProjectLabels,
  ProjectLinks,
  ProjectTitle,
} from './ProjectParts.tsx';

export interface ProjectSheetProps extends Omit<ComponentProps<'article'>, 'children'> {
  project: Project;
  /**
   * Whether the page also has a card for the project. The card already shows the result and the links.
   * @default false
   */
  hasCard?: boolean;
}

/**
 * A project in words, for browsers without a script, where nobody can turn a card. It has no figure: twenty drawings
 * would make the page too large, and the result and the method say the same.
 */
export function ProjectSheet({
  project,
  hasCard = false,
  className,
  style,
  ...rest
}: ProjectSheetProps) {
  const { title, description, result, figure, technologies, color } = project;
  return (
    <article
      {...rest}
      className={cx(styles.sheet, className)}
      style={color ? { ...style, ...customProperties({ '--pf-mark': color }) } : style}
    >
      <h3 className={cx(displayText, sideTitle)}>
        {hasCard ? title : <ProjectTitle project={project} />}
      </h3>
      {!hasCard && <ProjectLabels project={project} />}
      <ProjectFacts project={project} />
      {!hasCard && result && <p>{result}</p>}
      <p className={styles.text}>{description}</p>
      {figure && <p className={factText}>{figure.method}</p>}
      <Line names={technologies} label={useWords(projectWords).technologiesOf(title)} />
      {!hasCard && (
        <p className={styles.links}>
          <ProjectLinks project={project} />
        </p>
      )}
    </article>
  );
}
