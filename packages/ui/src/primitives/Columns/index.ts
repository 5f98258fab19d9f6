export {
  Columns,
  type ColumnsProps,
  type ColumnsSize,
  columnsSizes,
  NarrowOnly,
} from './Columns.tsx';
