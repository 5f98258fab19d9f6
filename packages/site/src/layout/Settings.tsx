import { LanguageChoice } from '@portfolio/ui/LanguageChoice';
import { everyPage } from '@portfolio/words';
import { useLocation } from 'react-router-dom';
import { versionsOf } from '../languages';
import { ThemePreference } from '../preferences';

interface SettingsProps {
  /**
   * For a document without the application: what needs a script is left out.
   * @default false
   */
  plain?: boolean;
}

/** The page in the site's other languages, and the visitor's theme. */
export function Settings({ plain = false }: SettingsProps) {
  const others = versionsOf(useLocation().pathname).filter(({ isOwn }) => !isOwn);
  return (
    <>
      {others.length > 0 && <LanguageChoice label={everyPage.language} languages={others} />}
      {!plain && <ThemePreference />}
    </>
  );
}
