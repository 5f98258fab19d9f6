export { Columns, type ColumnsProps, NarrowOnly } from './Columns.tsx';
