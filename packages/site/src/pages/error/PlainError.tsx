import { frame } from 'virtual:content';
import { everyPage } from '@portfolio/words';
import { useEffect } from 'react';
import { withBase } from '../../routing/addresses';

/**
 * The last screen, for an error in everything around a page. It uses no component that may have failed, and its links
 * load new documents.
 */
export function PlainError() {
  const { title, failed, tryAgain } = everyPage.errors;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main
      style={{
        display: 'grid',
        gap: '1rem',
        marginInline: 'auto',
        maxInlineSize: '40rem',
        padding: '2rem 1rem',
      }}
    >
      <h1>{title}</h1>
      <p>
        {failed.status}. {failed.message}
      </p>
      <a href={window.location.pathname}>{tryAgain}</a>
      <ul>
        {frame.pages.map(({ path, label }) => (
          <li key={path}>
            <a href={withBase(path)}>{label}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}
