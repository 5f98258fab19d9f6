export { Scale, type ScaleProps } from './Scale.tsx';
