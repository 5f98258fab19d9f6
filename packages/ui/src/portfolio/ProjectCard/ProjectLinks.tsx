import { Link } from '../../primitives/Link/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './ProjectCard.css.ts';

interface ProjectLinksProps {
  title: string;
  codeUrl: string | undefined;
  demoUrl: string | undefined;
}

/** Links to a project's code and demo, if there are any. */
export function ProjectLinks({ title, codeUrl, demoUrl }: ProjectLinksProps) {
  return (
    <>
      {codeUrl && (
        <Link href={codeUrl} external className={styles.link}>
          Code<VisuallyHidden> of {title}</VisuallyHidden>
        </Link>
      )}
      {demoUrl && (
        <Link href={demoUrl} external className={styles.link}>
          Demo<VisuallyHidden> of {title}</VisuallyHidden>
        </Link>
      )}
    </>
  );
}
