export { Scale, ScaleAxis, type ScaleAxisProps, type ScaleProps, scaleSizes } from './Scale.tsx';
