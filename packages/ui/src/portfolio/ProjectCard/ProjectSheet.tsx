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
   * Whether the page also has a card that states the result and links to the code.
   * @default false
   */
  besideFront?: boolean;
}

/**
 * A project in words, without repetition: for browsers without a script, where nothing can be turned
 * over. Twenty drawings would outweigh the page; result and method say the same.
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
  besideFront = false,
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
      {!besideFront && <ProjectLabels badge={badge} featured={featured} />}
      <ProjectFacts title={title} period={period} client={client} roles={roles} />
      {!besideFront && result && <p>{result}</p>}
      <p className={styles.text}>{description}</p>
      {figure && <p className={axisLabel}>{figure.method}</p>}
      <Line names={technologies} label={useWords(project).technologiesOf(title)} />
      {!besideFront && (
        <p className={styles.links}>
          <ProjectLinks title={title} codeUrl={codeUrl} demoUrl={demoUrl} storyUrl={storyUrl} />
        </p>
      )}
    </article>
  );
}
