import { FlipCard, type FlipCardProps } from '../../patterns/FlipCard/index.ts';
import { cluster } from '../../primitives/Cluster/Cluster.css.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Tag, TagList } from '../../primitives/Tag/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel, displayText } from '../../styles/text.css.ts';
import { atEnd, fingerLink, repeated, sideTitle } from '../shared.css.ts';
import * as styles from './ProjectCard.css.ts';

/** How many technologies the front names before `+N more` (spec section 9). */
const FRONT_TECHNOLOGIES = 3;

export interface ProjectCardProps
  extends Omit<FlipCardProps, 'back' | 'front' | 'label' | 'title'> {
  title: string;
  description: string;
  technologies: readonly string[];
  /** Address of the code; opens in a new tab. */
  codeUrl?: string | undefined;
  /** Address of a demo; opens in a new tab. */
  demoUrl?: string | undefined;
  /** An emoji, decoration only. */
  icon: string;
  /** The two CSS colours of the project's gradient. */
  gradient: readonly [from: string, to: string];
  /** The project's category. */
  category: string;
  /** What makes the project special, such as `Deployed Live`. */
  badge?: string | undefined;
  /** @default false */
  featured?: boolean | undefined;
}

/**
 * One project. The front shows what it is and its first technologies; the back describes problem,
 * approach and result, with all technologies (spec sections 2 and 4).
 */
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
  style,
  ...rest
}: ProjectCardProps) {
  const link = (text: string, href: string | undefined) =>
    href && (
      <Link href={href} external className={fingerLink}>
        {text}
        <VisuallyHidden> of {title}</VisuallyHidden>
      </Link>
    );
  const links = (
    <>
      {link('Code', codeUrl)}
      {link('Demo', demoUrl)}
    </>
  );
  const first = technologies.slice(0, FRONT_TECHNOLOGIES);
  const more = technologies.length - first.length;
  const front = (
    <>
      <div className={styles.plate}>
        <span aria-hidden="true">{icon}</span>
      </div>
      <p className={cx(axisLabel, cluster, styles.labels)}>
        {category}
        {featured && <Tag tone="accent">★ Featured</Tag>}
        {badge && <Tag tone="positive">{badge}</Tag>}
      </p>
      <h3 className={cx(displayText, sideTitle)}>{title}</h3>
      <TagList
        tags={more > 0 ? [...first, `+${more} more`] : first}
        aria-label={`First technologies of ${title}`}
        className={atEnd}
      />
    </>
  );
  const back = (
    <>
      <h3 className={cx(displayText, sideTitle, repeated)}>{title}</h3>
      <p>{description}</p>
      <TagList tags={technologies} aria-label={`Technologies of ${title}`} className={atEnd} />
    </>
  );
  return (
    <FlipCard
      {...rest}
      label={title}
      front={{ content: front, footer: links }}
      back={{ content: back, footer: links }}
      style={{
        ...style,
        ...customProperties({ '--pf-gradient-from': from, '--pf-gradient-to': to }),
      }}
    />
  );
}
