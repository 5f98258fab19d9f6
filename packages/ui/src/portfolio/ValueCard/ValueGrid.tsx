import { Grid, type GridProps } from '../../primitives/Grid/index.ts';

/** Core values in two columns, or in one if they don't fit. The cards of a row are equally high. */
export const ValueGrid = (props: Omit<GridProps, 'columns'>) => <Grid columns={2} {...props} />;
