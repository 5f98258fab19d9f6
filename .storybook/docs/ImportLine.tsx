import { CopyButton } from '@portfolio/ui/CopyButton';
import * as styles from './importLine.css.ts';
import { factsOf, usePageData } from './pageData.ts';

/** The line that makes a component available, to copy. */
export function ImportLine() {
  const names = Object.keys(usePageData().components);
  const facts = factsOf(names[0] ?? '');
  if (!facts) return null;
  const line = `import { ${names.join(', ')} } from '${facts.importedFrom}';`;
  return (
    <div className={styles.line}>
      <code>{line}</code>
      <CopyButton value={line} label="Copy the import" />
    </div>
  );
}
