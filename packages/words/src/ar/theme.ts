import type { theme as English } from '../en/theme.ts';

export const theme: typeof English = {
  system: 'مظهر النظام: التبديل إلى الفاتح',
  light: 'المظهر الفاتح: التبديل إلى الداكن',
  dark: 'المظهر الداكن: التبديل إلى مظهر النظام',
};
