import type { ComponentProps } from 'react';
import { findingOf } from '../../figures/describe.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import * as styles from './ProjectCard.css.ts';
import {
  gradientStyle,
  ProjectLinks,
  type ProjectProps,
  ProjectTitle,
  Technologies,
} from './ProjectParts.tsx';

export interface ProjectSheetProps
  extends Omit<ComponentProps<'article'>, keyof ProjectProps | 'children'>,
    ProjectProps {}

/**
 * All of a project in words and on one side, each thing once: where nothing can be turned over. The
 * figure is a sentence here, as twenty drawings would outweigh the page.
 */
export function ProjectSheet(props: ProjectSheetProps) {
  const {
    title,
    description,
    result,
    figure,
    technologies,
    codeUrl,
    demoUrl,
    icon,
    gradient,
    category,
    color,
    badge,
    featured,
    className,
    style,
    ...rest
  } = props;
  return (
    <article
      {...rest}
      className={cx(styles.sheet, className)}
      style={gradientStyle(gradient, style)}
    >
      <ProjectTitle {...props} />
      {result && <p className={styles.text}>{result}</p>}
      <p className={styles.text}>{description}</p>
      {figure && <p className={axisLabel}>{`${findingOf(figure)} ${figure.method}`}</p>}
      <Technologies names={technologies} label={`Technologies of ${title}`} />
      <p>
        <ProjectLinks {...props} />
      </p>
    </article>
  );
}
