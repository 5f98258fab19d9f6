export { type Category, CategoryFilter, type CategoryFilterProps } from './CategoryFilter.tsx';
