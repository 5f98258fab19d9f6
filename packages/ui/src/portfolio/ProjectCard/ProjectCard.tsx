import { Figure } from '../../patterns/Figure/index.ts';
import { FlipCard, type FlipCardProps } from '../../patterns/FlipCard/index.ts';
import { cx } from '../../styles/cx.ts';
import { displayText } from '../../styles/text.css.ts';
import { firstSentence } from '../../text/firstSentence.ts';
import { atEnd, sideTitle } from '../shared.css.ts';
import * as styles from './ProjectCard.css.ts';
import {
  gradientStyle,
  ProjectFacts,
  ProjectLabels,
  ProjectLinks,
  ProjectPicture,
  type ProjectProps,
  Technologies,
} from './ProjectParts.tsx';

/** How many technologies the front names before `+N more` (spec section 9). */
const FRONT_TECHNOLOGIES = 3;

export interface ProjectCardProps
  extends Omit<FlipCardProps, keyof ProjectProps | 'back' | 'front' | 'label' | 'rows'>,
    ProjectProps {}

/**
 * One project. The front shows its result as a figure and in a sentence, and its first technologies. The
 * back has its period, client and roles, describes problem, approach and how the result was measured, and
 * names all technologies (spec sections 2 and 4). Without a result, the front has the first sentence of the
 * description. Without a script there is no back: a `ProjectSheet` elsewhere has the rest.
 */
export function ProjectCard(props: ProjectCardProps) {
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
    icon,
    gradient,
    category,
    color,
    badge,
    featured,
    style,
    ...rest
  } = props;
  const first = technologies.slice(0, FRONT_TECHNOLOGIES);
  const more = technologies.length - first.length;
  const front = (
    <>
      <ProjectPicture {...props} />
      <ProjectLabels {...props} icon={figure && icon} />
      <h3 className={cx(displayText, sideTitle, styles.title)}>{title}</h3>
      <p className={cx(styles.text, styles.result, !result && styles.opening)}>
        {result ?? firstSentence(description)}
      </p>
      <ProjectFacts {...props} onPaper />
      <Technologies
        names={more > 0 ? [...first, `+${more} more`] : first}
        label={`First technologies of ${title}`}
      />
    </>
  );
  const back = (
    <>
      <h3 className={cx(displayText, sideTitle)}>{title}</h3>
      <ProjectFacts {...props} />
      <p className={styles.text}>{description}</p>
      {figure && <Figure figure={figure} color={color} />}
      <Technologies names={technologies} label={`Technologies of ${title}`} className={atEnd} />
    </>
  );
  const footer = <ProjectLinks {...props} />;
  return (
    <FlipCard
      {...rest}
      label={title}
      rows={styles.ROW_COUNT}
      lazyBack
      front={{ content: front, footer }}
      back={{ content: back, footer }}
      style={gradientStyle(gradient, style)}
    />
  );
}
