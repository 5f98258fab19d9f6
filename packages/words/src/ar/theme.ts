import type { theme as English } from '../en/theme.ts';

export const theme: typeof English = {
  label: 'المظهر',
  system: 'مظهر النظام',
  light: 'المظهر الفاتح',
  dark: 'المظهر الداكن',
};
