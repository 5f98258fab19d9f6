import { DocLink, docsPath } from './DocLink.tsx';
import { pageOf, usePageData } from './pageData.ts';
import { piecesOf } from './richText.ts';

/** A guide's text: what is between backticks is code, and leads to the page of the component so named. */
export function RichText({ children }: { children: string }) {
  const { name } = usePageData();
  return piecesOf(children).map(({ text, isCode }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text don't change places
    if (!isCode) return <span key={index}>{text}</span>;
    const page = text === name ? undefined : pageOf(text);
    const code = <code key={`${index} ${text}`}>{text}</code>;
    return page ? (
      <DocLink key={`${index} ${text}`} to={docsPath(page)}>
        {code}
      </DocLink>
    ) : (
      code
    );
  });
}
