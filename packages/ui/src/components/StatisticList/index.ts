export { StatisticList, type StatisticListProps } from './StatisticList';
