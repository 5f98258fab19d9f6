import { categoryParameter, skillParameter, slugify } from '@portfolio/data/slug';
import { useHydrated } from '@portfolio/ui/useHydrated';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { targetId } from './addresses';
import { showCategory } from './document/pendingCategory';
import { nextTask } from './scheduling';

/** Whether the address says that this category is chosen, and nothing else. */
function isChosenBy({ search, hash }: Location, name: string, fallback: string) {
  const asked = new URLSearchParams(search);
  const slug = name === fallback ? null : slugify(name);
  return hash === '' && asked.get(categoryParameter) === slug && !asked.has(skillParameter);
}

/**
 * The category that the address chooses (`?category=computer-vision`), so that a choice can be shared,
 * kept, and undone with the browser's own button. If it names none of `names`, the category of the
 * project that it points at counts (`#drift-watch`), then `fallback`.
 * @param categoryAt the category in which an id is, if it is in one
 */
export function useChosenCategory(
  names: readonly string[],
  fallback: string,
  categoryAt?: (id: string) => string | undefined,
) {
  const [parameters, setParameters] = useSearchParams();
  const { hash } = useLocation();
  // The prerendered page knows no choice, so hydration starts without one.
  const isHydrated = useHydrated();
  const asked = isHydrated ? slugify(parameters.get(categoryParameter) ?? '') : '';
  const chosen =
    names.find((name) => slugify(name) === asked) ??
    (isHydrated ? categoryAt?.(targetId(hash)) : undefined) ??
    fallback;
  useEffect(() => {
    // Painted first, as it moves while it is hidden: browsers count a move in the frame in which it comes to sight.
    if (isHydrated) requestAnimationFrame(() => setTimeout(showCategory));
  }, [isHydrated]);
  const latestRef = useRef<string>(undefined);
  const choose = async (name: string) => {
    latestRef.current = name;
    // The control answers first: the router takes longer.
    await nextTask();
    // A double click comes before this render knows of the first click: its choice would be in the history
    // twice.
    if (latestRef.current !== name || isChosenBy(window.location, name, fallback)) return;
    setParameters(
      (current) => {
        if (name === fallback) current.delete(categoryParameter);
        else current.set(categoryParameter, slugify(name));
        // One choice takes the place of the other.
        current.delete(skillParameter);
        return current;
      },
      { preventScrollReset: true },
    );
  };
  return [chosen, choose] as const;
}
