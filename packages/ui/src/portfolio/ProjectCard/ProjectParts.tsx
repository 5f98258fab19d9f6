import type { DescribedFigure } from '@portfolio/figures';
import { type LinkText, project as projectWords } from '@portfolio/words';
import type { CSSProperties } from 'react';
import { Figure } from '../../patterns/Figure/index.ts';
import { headline } from '../../patterns/FigureFrame/FigureFrame.css.ts';
import { Link, type LinkProps } from '../../primitives/Link/index.ts';
import { Pictogram } from '../../primitives/Pictogram/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel, displayText, factText } from '../../styles/text.css.ts';
import { useWords } from '../../words/index.ts';
import { leadsToCaseStudy, touchTarget } from '../shared.css.ts';
import * as styles from './ProjectCard.css.ts';

/** A project, and what came of it. */
export interface Project {
  /**
   * The project's name. It is the third-level heading, the link to the case study, and part of the names of the other links
   * and the button.
   */
  title: string;
  /**
   * Problem, approach and how the result was measured, for the back. A project without a `result` shows its first
   * sentence on the front.
   */
  description: string;
  /** The finding in a few words, as the title of the figure; at most 110 characters in content (spec section 3). */
  result?: string | undefined;
  /** The result as a figure: small on the front, large with its numbers on the back. */
  figure?: DescribedFigure | undefined;
  /** The dates of the project as readers see them, such as `Oct 2024–Nov 2024`, for the back and for paper. */
  period?: string | undefined;
  /** The client or partner, shown with “for” before it, for the back and for paper. */
  client?: string | undefined;
  /** The owner's roles in the project, a few words each, each once, for the back and for paper. */
  roles?: readonly string[] | undefined;
  /** The technologies, each once, the most telling first. The front names three, then `+N more`. */
  technologies: readonly string[];
  /** Address of the code; opens in a new tab. */
  codeUrl?: string | undefined;
  /** Address of a demo; opens in a new tab. */
  demoUrl?: string | undefined;
  /** Address of the page that tells its case study. */
  caseStudyUrl?: string | undefined;
  /** The `name` of a `Pictogram`, which shows on a plate if there is no figure. Decoration only. */
  icon: string;
  /** The two CSS colours of the plate that replaces a figure. */
  gradient: readonly [from: string, to: string];
  /**
   * The category's colour, any CSS colour, for the rule above each side and the owner's marks in the figure.
   * @default undefined: the rule has the colours of the gradient, and marks have the ink of the text
   */
  color?: string | undefined;
  /** The project's distinction, such as `Deployed Live`. */
  badge?: string | undefined;
  /**
   * Whether the project is among the owner's best; adds “★ Featured”.
   * @default false
   */
  featured?: boolean | undefined;
}

/** Passes the project's colours to the styles of its parts. */
export const colorStyle = (
  { gradient: [from, to], color }: Project,
  style?: CSSProperties,
): CSSProperties => ({
  ...style,
  ...customProperties({ '--pf-gradient-from': from, '--pf-gradient-to': to }),
  ...(color && customProperties({ '--pf-mark': color })),
});

/** The props of a part of the card. */
export interface ProjectPartProps {
  /** What the card shows of it. The type's fields say it in full. */
  project: Project;
}

/** The finding above its figure, or above a plate with the project's pictogram if there is none. */
export function ProjectPicture({ project: { result, figure, color, icon } }: ProjectPartProps) {
  return (
    <div className={styles.picture}>
      {figure ? (
        <Figure
          figure={figure}
          size="sm"
          headline={result}
          color={color}
          className={styles.figure}
        />
      ) : (
        <>
          {result && <p className={cx(displayText, headline)}>{result}</p>}
          <div className={styles.plate}>
            <Pictogram name={icon} />
          </div>
        </>
      )}
    </div>
  );
}

/** The category and the project's distinction. If there is neither, nothing is rendered. */
export function ProjectLabels({
  project: { badge, featured },
  category,
}: ProjectPartProps & { category?: string | undefined }) {
  const words = useWords(projectWords);
  if (!category && !badge && !featured) return null;
  return (
    <p className={cx(axisLabel, styles.labels)}>
      {category && <span>{category}</span>}
      {featured && <span>{words.featured}</span>}
      {badge && <span>{badge}</span>}
    </p>
  );
}

interface LineProps {
  names: readonly string[];
  /** The name of the list, for assistive technology. */
  label: string;
  className?: string | undefined;
}

/** A list in a line that wraps, in the look of facts. Without names, nothing is rendered. */
export function Line({ names, label, className }: LineProps) {
  if (names.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where markers are off
    <ul role="list" aria-label={label} className={cx(factText, className)}>
      {names.map((name) => (
        <li key={name} className={styles.item}>
          {/* In right-to-left text, browsers would otherwise reorder `C++` and `+2 more`. */}
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}

interface ProjectFactsProps extends ProjectPartProps {
  /**
   * Whether only paper shows the facts, because it has no back to turn to.
   * @default false
   */
  onPaper?: boolean;
}

/** The dates, the client and the roles, in a line. If none of them is known, nothing is rendered. */
export function ProjectFacts({
  project: { title, period, client, roles = [] },
  onPaper = false,
}: ProjectFactsProps) {
  const { forClient, facts } = useWords(projectWords);
  return (
    <Line
      className={onPaper ? styles.onPaper : undefined}
      names={[period ?? [], client ? forClient(client) : [], ...roles].flat()}
      label={facts(title)}
    />
  );
}

/** How the result was measured, and all technologies. */
export function ProjectDetails({ project: { title, figure, technologies } }: ProjectPartProps) {
  const words = useWords(projectWords);
  if (!figure && technologies.length === 0) return null;
  return (
    <dl className={styles.details}>
      {figure && (
        <div>
          <dt className={styles.term}>{words.measured}</dt>
          <dd dir="auto" className={factText}>
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

/** The title, which leads to the case study if there is one. */
export const ProjectTitle = ({ project: { title, caseStudyUrl } }: ProjectPartProps) =>
  caseStudyUrl ? (
    <Link href={caseStudyUrl} className={cx(styles.caseStudyLink, leadsToCaseStudy)}>
      {title}
    </Link>
  ) : (
    title
  );

interface ProjectLinkProps extends Pick<LinkProps, 'external'> {
  text: LinkText;
  /** If undefined, no link is rendered. */
  href: string | undefined;
}

const ProjectLink = ({ text: [shown, more], href, ...rest }: ProjectLinkProps) =>
  href && (
    <Link {...rest} href={href} className={touchTarget}>
      {shown}
      <VisuallyHidden>{more}</VisuallyHidden>
    </Link>
  );

/** Links to the code and the demo, if there are any. */
export function ProjectLinks({ project: { title, codeUrl, demoUrl } }: ProjectPartProps) {
  const { code, demo } = useWords(projectWords);
  return (
    <>
      <ProjectLink text={code(title)} href={codeUrl} external />
      <ProjectLink text={demo(title)} href={demoUrl} external />
    </>
  );
}
