import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import * as styles from './ProjectCard.css.ts';
import {
  gradientStyle,
  ProjectLinks,
  ProjectPicture,
  type ProjectProps,
  ProjectTitle,
  Technologies,
} from './ProjectParts.tsx';

export interface ProjectSheetProps
  extends Omit<ComponentProps<'article'>, keyof ProjectProps | 'children'>,
    ProjectProps {}

/** All of a project on one side, each thing once: where nothing can be turned over. */
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
      <ProjectPicture {...props} />
      <ProjectTitle {...props} />
      {result && <p className={styles.text}>{result}</p>}
      <p className={styles.text}>{description}</p>
      {figure && <p className={styles.text}>{figure.method}</p>}
      <Technologies names={technologies} label={`Technologies of ${title}`} />
      <p>
        <ProjectLinks {...props} />
      </p>
    </article>
  );
}
