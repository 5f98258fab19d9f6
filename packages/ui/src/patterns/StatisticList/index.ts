export { StatisticList, type StatisticListProps } from './StatisticList.tsx';
