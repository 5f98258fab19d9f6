export { Timeline, type TimelineProps } from './Timeline';
export { TimelineCard, type TimelineCardProps } from './TimelineCard';
export { TimelineEnd, type TimelineEndProps } from './TimelineEnd';
