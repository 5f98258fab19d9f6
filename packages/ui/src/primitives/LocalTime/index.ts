export { LocalTime, type LocalTimeProps } from './LocalTime.tsx';
