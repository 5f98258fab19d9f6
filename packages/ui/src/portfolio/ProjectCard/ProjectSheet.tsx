import { project } from '@portfolio/words';
import type { ComponentProps } from 'react';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel, displayText } from '../../styles/text.css.ts';
import { useWords } from '../../words/index.ts';
import { sideTitle } from '../shared.css.ts';
import * as styles from './ProjectCard.css.ts';
import {
  Line,
  ProjectFacts,
  ProjectLabels,
  ProjectLinks,
  type ProjectProps,
} from './ProjectParts.tsx';

export interface ProjectSheetProps
  extends Omit<ComponentProps<'article'>, 'title' | 'color' | 'children'>,
    Omit<ProjectProps, 'icon' | 'gradient' | 'category'> {
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
  title,
  description,
  result,
  figure,
  period,
  client,
  roles,
  technologies,
  codeUrl,
  demoUrl,
  storyUrl,
  color,
  badge,
  featured,
  hasCard = false,
  className,
  style,
  ...rest
}: ProjectSheetProps) {
  return (
    <article
      {...rest}
      className={cx(styles.sheet, className)}
      style={color ? { ...style, ...customProperties({ '--pf-mark': color }) } : style}
    >
      <h3 className={cx(displayText, sideTitle)}>{title}</h3>
      {!hasCard && <ProjectLabels badge={badge} featured={featured} />}
      <ProjectFacts title={title} period={period} client={client} roles={roles} />
      {!hasCard && result && <p>{result}</p>}
      <p className={styles.text}>{description}</p>
      {figure && <p className={axisLabel}>{figure.method}</p>}
      <Line names={technologies} label={useWords(project).technologiesOf(title)} />
      {!hasCard && (
        <p className={styles.links}>
          <ProjectLinks title={title} codeUrl={codeUrl} demoUrl={demoUrl} storyUrl={storyUrl} />
        </p>
      )}
    </article>
  );
}
