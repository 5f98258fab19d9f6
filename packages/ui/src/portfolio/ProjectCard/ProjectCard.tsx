import { common, project } from '@portfolio/words';
import { Figure } from '../../patterns/Figure/index.ts';
import { FigureNumbers } from '../../patterns/FigureFrame/FigureNumbers.tsx';
import { FlipCard, type FlipCardProps } from '../../patterns/FlipCard/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { cx } from '../../styles/cx.ts';
import { firstSentence } from '../../text/firstSentence.ts';
import { useWords } from '../../words/index.ts';
import { leadsToStory } from '../shared.css.ts';
import * as styles from './ProjectCard.css.ts';
import {
  colorStyle,
  Line,
  ProjectDetails,
  ProjectFacts,
  ProjectLabels,
  ProjectLinks,
  ProjectPicture,
  type ProjectProps,
} from './ProjectParts.tsx';

/** How many technologies the front names before `+N more` (spec section 9). */
const FRONT_TECHNOLOGIES = 3;

export interface ProjectCardProps
  extends Omit<
      FlipCardProps,
      keyof ProjectProps | 'back' | 'front' | 'tall' | 'label' | 'rows' | 'turnLabel'
    >,
    ProjectProps {}

/**
 * One project. The front shows its finding above its figure, and its first technologies. Without a result, the front has
 * the first sentence of the description. The title leads to the story.
 *
 * The back has the figure with its numbers, the period, client and roles, the problem, the approach, how the result was
 * measured, and all technologies (spec sections 2 and 4). Without a script there is no back, so put a `ProjectSheet`
 * elsewhere on the page.
 */
export function ProjectCard(props: ProjectCardProps) {
  const words = useWords(project);
  const { more: moreWords } = useWords(common);
  const {
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
  const heading = (
    <h3 className={styles.title}>
      {storyUrl ? (
        <Link href={storyUrl} className={cx(styles.storyLink, leadsToStory)}>
          {title}
        </Link>
      ) : (
        title
      )}
    </h3>
  );
  const first = technologies.slice(0, FRONT_TECHNOLOGIES);
  const more = technologies.length - first.length;
  const front = (
    <>
      <ProjectPicture {...props} />
      {heading}
      <ProjectFacts {...props} onPaper />
      <div className={styles.facts}>
        {!result && <p className={cx(styles.text, styles.opening)}>{firstSentence(description)}</p>}
        <Line
          names={more > 0 ? [...first, moreWords(more)] : first}
          label={words.firstTechnologiesOf(title)}
        />
        <ProjectLabels {...props} />
      </div>
    </>
  );
  const back = (
    <>
      {heading}
      <ProjectFacts {...props} />
      <p className={styles.text}>{description}</p>
      <ProjectDetails {...props} />
    </>
  );
  return (
    <FlipCard
      {...rest}
      className={cx(styles.card, className)}
      style={colorStyle({ gradient, color }, style)}
      label={title}
      turnLabel={figure ? words.measured : words.readMore}
      rows={styles.ROW_COUNT}
      tall
      front={{ content: front, footer: <ProjectLinks {...props} /> }}
      back={{
        header: <ProjectLabels {...props} />,
        aside: figure && (
          <Figure
            figure={figure}
            headline={result}
            color={color}
            below={<FigureNumbers figure={figure} shown />}
          />
        ),
        content: back,
        footer: <ProjectLinks {...props} />,
      }}
    />
  );
}
