import { PageHeading } from './PageSection.tsx';
import { type DocumentedComponent, factsOf, usePageData } from './pageData.ts';
import * as styles from './props.css.ts';
import { isLong, type PropRow, propRows, typesOf } from './props.ts';
import { RichText } from './RichText.tsx';

function PropType({ type, values }: PropRow) {
  if (!isLong(values)) return <code>{type}</code>;
  return (
    <details>
      <summary>one of {values?.length} values</summary>
      <code>{type}</code>
    </details>
  );
}

function Prop(row: PropRow) {
  const { name, required, description, defaultValue } = row;
  return (
    <div>
      <dt>
        <code className={styles.name}>{name}</code>
        {required && <span className={styles.required}>required</span>}
      </dt>
      <dd className={styles.type}>
        <PropType {...row} />
        {defaultValue && (
          <p>
            default <code>{defaultValue}</code>
          </p>
        )}
      </dd>
      <dd>
        <RichText>{description}</RichText>
      </dd>
    </div>
  );
}

type Extract = (component: DocumentedComponent) => Parameters<typeof propRows>[0] | null;

/** All props of the component and of those that belong to it, and the fields of what they take as a whole. */
export function PropLists() {
  const { components, stories } = usePageData();
  const extract = stories[0]?.parameters.docs?.extractArgTypes as Extract | undefined;
  const entries = Object.entries(components);
  return entries.map(([name, component]) => {
    const rows = propRows(extract?.(component) ?? {});
    const lists = [[name, rows] as const, ...typesOf(rows, factsOf(name)?.types ?? {})];
    return lists.map(([title, fields], index) => (
      <div key={title}>
        {(entries.length > 1 || index > 0) && (
          <PageHeading level={3} id={`props-${title.toLowerCase()}`}>
            {title}
          </PageHeading>
        )}
        {fields.length === 0 ? (
          <p>It has none of its own.</p>
        ) : (
          <dl className={styles.props}>
            {fields.map((field) => (
              <Prop key={field.name} {...field} />
            ))}
          </dl>
        )}
      </div>
    ));
  });
}
