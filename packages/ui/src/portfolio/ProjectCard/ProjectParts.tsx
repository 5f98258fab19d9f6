import type { DescribedFigure } from '@portfolio/figures';
import { type LinkText, project } from '@portfolio/words';
import type { CSSProperties, ReactNode } from 'react';
import { Figure } from '../../patterns/Figure/index.ts';
import { Link, type LinkProps } from '../../primitives/Link/index.ts';
import { Pictogram } from '../../primitives/Pictogram/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import { useWords } from '../../words/index.ts';
import { fingerLink } from '../shared.css.ts';
import * as styles from './ProjectCard.css.ts';

/** The facts about a project. */
export interface ProjectProps {
  /** The project's name: the third-level heading, part of the names of its links and its button. */
  title: string;
  /**
   * Problem, approach and how the result was measured; on the back. Its first sentence is on the front
   * of a project without a `result`.
   */
  description: string;
  /** The result, in one sentence with its number; at most 110 characters in content (spec section 3). */
  result?: string | undefined;
  /** The result as a figure: small on the front, large with its numbers on the back. */
  figure?: DescribedFigure | undefined;
  /** From when to when, as readers see it, such as `Oct 2024–Nov 2024`; on the back, and on paper. */
  period?: string | undefined;
  /** For whom, or with whom, with “for” before it; on the back, and on paper. */
  client?: string | undefined;
  /** The owner's roles in it, a few words each, each once; on the back, and on paper. */
  roles?: readonly string[] | undefined;
  /** Each once, the most telling first: the front names three, then `+N more`. */
  technologies: readonly string[];
  /** Address of the code; opens in a new tab. */
  codeUrl?: string | undefined;
  /** Address of a demo; opens in a new tab. */
  demoUrl?: string | undefined;
  /** Address of the page that tells its story. */
  storyUrl?: string | undefined;
  /** The `name` of a `Pictogram`, on a plate where there is no figure; decoration only. */
  icon: string;
  /** The two CSS colours of the plate that takes the place of a figure. */
  gradient: readonly [from: string, to: string];
  /**
   * The project's category, by its short name if it has one.
   * @default undefined: the place in which the card is says it
   */
  category?: string | undefined;
  /**
   * The category's colour, any CSS colour: the rule above each side, and our marks in the figure.
   * @default undefined: the rule has the colours of the gradient, and marks the ink of the text
   */
  color?: string | undefined;
  /** The project's distinction, such as `Deployed Live`. */
  badge?: string | undefined;
  /**
   * Whether it is among the owner's best; adds “★ Featured”.
   * @default false
   */
  featured?: boolean | undefined;
}

/** The project's colours for the styles of its parts. */
export const colorStyle = (
  { gradient: [from, to], color }: Pick<ProjectProps, 'gradient' | 'color'>,
  style?: CSSProperties,
): CSSProperties => ({
  ...style,
  ...customProperties({ '--pf-gradient-from': from, '--pf-gradient-to': to }),
  ...(color && customProperties({ '--pf-mark': color })),
});

/** The figure, or a plate with the project's pictogram. */
export function ProjectPicture({ figure, color, icon }: ProjectProps) {
  return (
    <div className={cx(styles.picture, !figure && styles.plate)}>
      {figure ? <Figure figure={figure} size="sm" color={color} /> : <Pictogram name={icon} />}
    </div>
  );
}

interface ProjectLabelsProps extends Pick<ProjectProps, 'category' | 'badge' | 'featured'> {
  /** Content for the end of their line. */
  children?: ReactNode;
}

/** The category and the project's distinction; nothing if there is neither. */
export function ProjectLabels({ category, badge, featured, children }: ProjectLabelsProps) {
  const words = useWords(project);
  if (!category && !badge && !featured && !children) return null;
  return (
    <p className={cx(axisLabel, styles.labels)}>
      {category && <span>{category}</span>}
      {featured && <span className={styles.featured}>{words.featured}</span>}
      {badge && <span className={styles.badge}>{badge}</span>}
      {children}
    </p>
  );
}

interface LineProps {
  names: readonly string[];
  /** The name of the list, for assistive technology. */
  label: string;
  className?: string | undefined;
}

/** A list in a line that wraps, set like the labels of an axis; nothing if there are no names. */
export function Line({ names, label, className }: LineProps) {
  if (names.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where markers are off
    <ul role="list" aria-label={label} className={cx(axisLabel, className)}>
      {names.map((name) => (
        <li key={name} className={styles.item}>
          {/* In right-to-left text, `C++` and `+2 more` would otherwise turn around. */}
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}

interface ProjectFactsProps extends Pick<ProjectProps, 'title' | 'period' | 'client' | 'roles'> {
  /**
   * Whether only paper shows them, which has no back to turn to.
   * @default false
   */
  onPaper?: boolean;
}

/** When, for whom and as what, in a line; nothing if none of them is stated. */
export function ProjectFacts({
  title,
  period,
  client,
  roles = [],
  onPaper = false,
}: ProjectFactsProps) {
  const { forClient, facts } = useWords(project);
  return (
    <Line
      className={onPaper ? styles.onPaper : undefined}
      names={[period ?? [], client ? forClient(client) : [], ...roles].flat()}
      label={facts(title)}
    />
  );
}

/** How the result was measured, and all technologies. */
export function ProjectDetails({
  title,
  figure,
  technologies,
}: Pick<ProjectProps, 'title' | 'figure' | 'technologies'>) {
  const words = useWords(project);
  if (!figure && technologies.length === 0) return null;
  return (
    <dl className={styles.details}>
      {figure && (
        <div>
          <dt className={styles.term}>{words.measured}</dt>
          <dd dir="auto" className={axisLabel}>
            {figure.method}
          </dd>
        </div>
      )}
      {technologies.length > 0 && (
        <div>
          <dt className={styles.term}>{words.technologies}</dt>
          <dd>
            <Line names={technologies} label={words.technologiesOf(title)} />
          </dd>
        </div>
      )}
    </dl>
  );
}

interface ProjectLinkProps extends Pick<LinkProps, 'external' | 'className'> {
  text: LinkText;
  /** Without one there is no link. */
  href: string | undefined;
}

const ProjectLink = ({ text: [shown, more], href, className, ...rest }: ProjectLinkProps) =>
  href && (
    <Link {...rest} href={href} className={cx(fingerLink, className)}>
      {shown}
      <VisuallyHidden>{more}</VisuallyHidden>
    </Link>
  );

type LinkedProject = Pick<ProjectProps, 'title' | 'codeUrl' | 'demoUrl' | 'storyUrl'>;

interface StoryLinkProps extends Pick<LinkedProject, 'title' | 'storyUrl'> {
  /**
   * Whether there is room for one word only.
   * @default false
   */
  short?: boolean;
  className?: string;
}

/** The link to the story, if there is one. */
export function StoryLink({ short = false, title, storyUrl, className }: StoryLinkProps) {
  const { story, readStory } = useWords(project);
  return (
    <ProjectLink text={(short ? story : readStory)(title)} href={storyUrl} className={className} />
  );
}

/** Links to the story, the code and the demo, if there are any. */
export function ProjectLinks({ title, codeUrl, demoUrl, storyUrl }: LinkedProject) {
  const { code, demo } = useWords(project);
  return (
    <>
      <StoryLink title={title} storyUrl={storyUrl} />
      <ProjectLink text={code(title)} href={codeUrl} external />
      <ProjectLink text={demo(title)} href={demoUrl} external />
    </>
  );
}
