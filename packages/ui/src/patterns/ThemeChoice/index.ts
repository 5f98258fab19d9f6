export * from './ThemeChoice.tsx';
