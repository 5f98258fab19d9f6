import { common, project as projectWords } from '@portfolio/words';
import { Figure } from '../../patterns/Figure/index.ts';
import { FigureNumbers } from '../../patterns/FigureFrame/FigureNumbers.tsx';
import { FlipCard, type FlipCardProps } from '../../patterns/FlipCard/index.ts';
import { cx } from '../../styles/cx.ts';
import { firstSentence } from '../../text/firstSentence.ts';
import { useWords } from '../../words/index.ts';
import * as styles from './ProjectCard.css.ts';
import {
  colorStyle,
  Line,
  type Project,
  ProjectDetails,
  ProjectFacts,
  ProjectLabels,
  ProjectLinks,
  ProjectPicture,
  ProjectTitle,
} from './ProjectParts.tsx';

/** How many technologies the front names before `+N more` (spec section 9). */
const FRONT_TECHNOLOGIES = 3;

export interface ProjectCardProps
  extends Omit<FlipCardProps, 'back' | 'front' | 'tall' | 'label' | 'rows' | 'turnLabel'> {
  /** Its title, description and technologies, and result, figure and links as far as it has them; see the type's fields. */
  project: Project;
  /**
   * The project's category, by its short name if it has one.
   * @default undefined, if the place of the card already says it
   */
  category?: string | undefined;
}

/**
 * One project. The front shows its finding above its figure, and its first technologies. Without a result, the front has
 * the first sentence of the description. The title leads to the case study.
 *
 * The back has the figure with its numbers, the period, client and roles, the problem, the approach, how the result was
 * measured, and all technologies (spec sections 2 and 4). Without a script there is no back, so put a `ProjectSheet`
 * elsewhere on the page.
 */
export function ProjectCard({ project, category, className, style, ...rest }: ProjectCardProps) {
  const words = useWords(projectWords);
  const { more: moreWords } = useWords(common);
  const { title, description, result, figure, technologies, color } = project;
  const heading = (
    <h3 className={styles.title}>
      <ProjectTitle project={project} />
    </h3>
  );
  const header = <ProjectLabels project={project} category={category} />;
  const first = technologies.slice(0, FRONT_TECHNOLOGIES);
  const more = technologies.length - first.length;
  const front = (
    <>
      <ProjectPicture project={project} />
      {heading}
      <ProjectFacts project={project} onPaper />
      <div className={styles.facts}>
        {!result && <p className={cx(styles.text, styles.opening)}>{firstSentence(description)}</p>}
        <Line
          names={more > 0 ? [...first, moreWords(more)] : first}
          label={words.firstTechnologiesOf(title)}
        />
      </div>
    </>
  );
  const back = (
    <>
      {heading}
      <ProjectFacts project={project} />
      <p className={styles.text}>{description}</p>
      <ProjectDetails project={project} />
    </>
  );
  return (
    <FlipCard
      {...rest}
      className={cx(styles.card, className)}
      style={colorStyle(project, style)}
      label={title}
      turnLabel={figure ? words.measured : words.readMore}
      rows={styles.ROW_COUNT}
      tall
      front={{ header, content: front, footer: <ProjectLinks project={project} /> }}
      back={{
        header,
        aside: figure && (
          <Figure
            figure={figure}
            headline={result}
            color={color}
            below={<FigureNumbers figure={figure} shown />}
          />
        ),
        content: back,
        footer: <ProjectLinks project={project} />,
      }}
    />
  );
}
