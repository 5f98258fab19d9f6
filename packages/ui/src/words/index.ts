export { LanguageProvider, type LanguageProviderProps } from './LanguageProvider.tsx';
export { useFormats, useWords } from './useWords.ts';
