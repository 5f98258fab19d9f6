import { LanguageChoice } from '@portfolio/ui/LanguageChoice';
import { everyPage } from '@portfolio/words';
import { useLocation } from 'react-router-dom';
import { versionsOf } from '../routing/languages';
import { ThemePreference } from '../shared/preferences';

interface SettingsProps {
  /**
   * Whether the document has no application. Settings that need a script are then left out.
   * @default false
   */
  plain?: boolean;
}

/** The links to the page in other languages, and the choice of the theme. */
export function Settings({ plain = false }: SettingsProps) {
  const others = versionsOf(useLocation().pathname).filter(({ isOwn }) => !isOwn);
  return (
    <>
      {others.length > 0 && <LanguageChoice label={everyPage.language} languages={others} />}
      {!plain && <ThemePreference />}
    </>
  );
}
