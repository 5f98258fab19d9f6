import { customProperties } from '../../styles/customProperties';
import { cx } from '../../styles/cx';
import { Card, type CardProps } from '../Card';
import { Link } from '../Link';
import { Tag, TagList } from '../Tag';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './ProjectCard.css';

export interface ProjectCardProps extends Omit<CardProps, 'children' | 'mark' | 'title'> {
  title: string;
  description: string;
  technologies: readonly string[];
  /** Address of the code; opens in a new tab. */
  codeUrl: string;
  /** Address of a running demo; opens in a new tab. */
  demoUrl?: string | undefined;
  /** An emoji, decoration only. */
  icon: string;
  /** The two CSS colours of the project's gradient. */
  gradient: readonly [from: string, to: string];
  /** The project's category. */
  category: string;
  /** What sets the project apart, such as `Deployed Live`. */
  badge?: string | undefined;
  /** @default false */
  featured?: boolean | undefined;
}

/** One project: what problem, which approach, which result, and where to see it. */
export function ProjectCard({
  title,
  description,
  technologies,
  codeUrl,
  demoUrl,
  icon,
  gradient: [from, to],
  category,
  badge,
  featured = false,
  className,
  style,
  ...rest
}: ProjectCardProps) {
  return (
    <Card
      {...rest}
      className={cx(styles.card, className)}
      title={
        <>
          <span aria-hidden="true">{icon}</span> {title}
        </>
      }
      style={{
        ...style,
        ...customProperties({ '--pf-gradient-from': from, '--pf-gradient-to': to }),
      }}
    >
      <p className={styles.labels}>
        <Tag>{category}</Tag>
        {featured && <Tag tone="accent">Featured</Tag>}
        {badge && <Tag tone="positive">{badge}</Tag>}
      </p>
      <p>{description}</p>
      <TagList tags={technologies} aria-label={`Technologies of ${title}`} />
      <p className={styles.links}>
        <Link href={codeUrl} external className={styles.link}>
          Code<VisuallyHidden> of {title}</VisuallyHidden>
        </Link>
        {demoUrl && (
          <Link href={demoUrl} external className={styles.link}>
            Demo<VisuallyHidden> of {title}</VisuallyHidden>
          </Link>
        )}
      </p>
    </Card>
  );
}
