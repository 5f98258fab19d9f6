export { Timeline, type TimelineProps } from './Timeline.tsx';
export { TimelineCard, type TimelineCardProps, type TimelinePosition } from './TimelineCard.tsx';
export { TimelineEnd, type TimelineEndProps } from './TimelineEntry.tsx';
