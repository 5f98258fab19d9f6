import { Card, type CardProps } from '../Card';
import { type Quote, QuoteList } from '../QuoteList';

export interface SpotlightCardProps extends Omit<CardProps, 'children' | 'mark' | 'title'> {
  /** The skill. */
  name: string;
  /** The skill's own colour, any CSS colour. */
  color: string;
  /** What the owner says of working with it. */
  quotes: readonly Quote[];
}

/** A skill in the spotlight with all its quotes. */
export function SpotlightCard({ name, color, quotes, ...rest }: SpotlightCardProps) {
  return (
    <Card {...rest} title={name} mark={color}>
      <QuoteList quotes={quotes} />
    </Card>
  );
}
