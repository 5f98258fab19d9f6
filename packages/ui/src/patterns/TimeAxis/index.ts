export { type Period, TimeAxis, type TimeAxisProps } from './TimeAxis.tsx';
