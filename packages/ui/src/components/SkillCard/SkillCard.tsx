import { axisLabel } from '../../styles/text.css';
import { Card, type CardProps } from '../Card';
import { Scale } from '../Scale';
import * as styles from './SkillCard.css';

export interface SkillCardProps extends Omit<CardProps, 'children' | 'mark' | 'title'> {
  name: string;
  /** Address of the icon, decoration only. */
  icon: string;
  /** The skill's own colour, any CSS colour. */
  color: string;
  /** In percent, 65 to 95 (spec section 3). */
  proficiency: number;
  description: string;
  /** Names of projects that use the skill. */
  projects: readonly string[];
}

/** One skill with everything there is to say about it. */
export function SkillCard({
  name,
  icon,
  color,
  proficiency,
  description,
  projects,
  ...rest
}: SkillCardProps) {
  return (
    <Card
      {...rest}
      mark={color}
      title={
        <span className={styles.name}>
          <img src={icon} alt="" width={28} height={28} loading="lazy" className={styles.icon} />
          {name}
        </span>
      }
    >
      <Scale value={proficiency} label={`Proficiency in ${name}`} />
      <p>{description}</p>
      {projects.length > 0 && (
        <p className={`${axisLabel} ${styles.projects}`}>Used in {projects.join(', ')}</p>
      )}
    </Card>
  );
}
