import { axisLabel } from '../../styles/text.css';
import { Card, type CardProps } from '../Card';

export interface ValueCardProps extends Omit<CardProps, 'children' | 'title'> {
  title: string;
  /** An emoji, decoration only. */
  icon: string;
  /** The value in a few words. */
  summary: string;
  /** What it means in practice. */
  text: string;
}

/** One core value: its name, a summary, and what it means in practice. */
export function ValueCard({ title, icon, summary, text, ...rest }: ValueCardProps) {
  return (
    <Card
      {...rest}
      title={
        <>
          <span aria-hidden="true">{icon}</span> {title}
        </>
      }
    >
      <p className={axisLabel}>{summary}</p>
      <p>{text}</p>
    </Card>
  );
}
