import * as v from 'valibot';

/** A place in an entity that breaks a rule, and the problem. */
export interface Breach {
  /** The keys that lead to the place, such as `['lines', 0, 'values']`. */
  at: readonly [string | number, ...(string | number)[]];
  /** The whole message: the rule, and the present value. */
  problem: string;
}

type Path = [v.IssuePathItem, ...v.IssuePathItem[]];

const pathTo = (root: unknown, keys: Breach['at']) => {
  let input = root;
  return keys.map((key): v.IssuePathItem => {
    const value: unknown = Reflect.get(Object(input), key);
    const item = { type: 'unknown', origin: 'value', input, key, value } as const;
    input = value;
    return item;
  }) as Path;
};

/**
 * A rule between the fields of an entity. It is skipped if a field that it reads is invalid, because that has already
 * been reported. Other errors in the entity don't affect it.
 * @param reads the fields that the rule reads
 * @param find returns every place that breaks it
 */
export const rule = <Input extends object, Field extends keyof Input>(
  reads: readonly Field[],
  find: (value: Pick<Input, Field>) => readonly Breach[],
) =>
  v.rawCheck<Input>(({ dataset, addIssue }) => {
    const broken = (dataset.issues ?? []).filter(({ type }) => type !== 'raw_check');
    const isUnread = ({ path }: (typeof broken)[number]) =>
      path !== undefined && !reads.some((field) => field === path[0].key);
    if (!broken.every(isUnread)) return;
    for (const { at, problem } of find(dataset.value as Input)) {
      addIssue({ message: problem, path: pathTo(dataset.value, at) });
    }
  });
