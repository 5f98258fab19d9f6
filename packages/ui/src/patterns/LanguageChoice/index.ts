export * from './LanguageChoice.tsx';
