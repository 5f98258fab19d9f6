export {
  ThemeChoice,
  type ThemeChoiceProps,
  type ThemeChoiceValue,
  themeChoices,
} from './ThemeChoice.tsx';
