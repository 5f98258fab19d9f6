export { Grid, type GridColumns, type GridProps, gridColumns } from './Grid.tsx';
