import { common, project } from '@portfolio/words';
import { Figure } from '../../patterns/Figure/index.ts';
import { FigureNumbers } from '../../patterns/FigureFrame/FigureNumbers.tsx';
import { FlipCard, type FlipCardProps } from '../../patterns/FlipCard/index.ts';
import { cx } from '../../styles/cx.ts';
import { displayText } from '../../styles/text.css.ts';
import { firstSentence } from '../../text/firstSentence.ts';
import { useWords } from '../../words/index.ts';
import { sideTitle } from '../shared.css.ts';
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
  StoryLink,
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
 * One project. The front shows its result as a figure and in a sentence, and its first technologies. Without a result,
 * the front has the first sentence of the description.
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
  const heading = <h3 className={cx(displayText, sideTitle, styles.title)}>{title}</h3>;
  const first = technologies.slice(0, FRONT_TECHNOLOGIES);
  const more = technologies.length - first.length;
  const front = (
    <>
      <ProjectPicture {...props} />
      {heading}
      <p className={cx(styles.text, styles.result, !result && styles.opening)}>
        {result ?? firstSentence(description)}
      </p>
      <ProjectFacts {...props} onPaper />
      <div className={styles.facts}>
        <Line
          names={more > 0 ? [...first, moreWords(more)] : first}
          label={words.firstTechnologiesOf(title)}
        />
        {/* The line at the bottom has no room for the link to the story. */}
        <ProjectLabels {...props}>
          {storyUrl && (
            <StoryLink short title={title} storyUrl={storyUrl} className={styles.story} />
          )}
        </ProjectLabels>
      </div>
    </>
  );
  const back = (
    <>
      <ProjectLabels {...props} />
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
      front={{ content: front, footer: <ProjectLinks {...props} storyUrl={undefined} /> }}
      back={{
        aside: figure && (
          <Figure figure={figure} color={color} below={<FigureNumbers figure={figure} shown />} />
        ),
        content: back,
        footer: <ProjectLinks {...props} />,
      }}
    />
  );
}
