export { Portrait, type PortraitProps, portraitSizes } from './Portrait.tsx';
