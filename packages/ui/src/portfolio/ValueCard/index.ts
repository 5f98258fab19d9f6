export { type Value, ValueCard, type ValueCardProps } from './ValueCard.tsx';
export { ValueGrid } from './ValueGrid.tsx';
