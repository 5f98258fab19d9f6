const QUERY = '(prefers-reduced-motion: reduce)';

/**
 * Part of a story whose scripts are told that the system allows motion, or asks for none, whatever
 * the machine says. Styles still follow the machine.
 */
export const withSystemMotion = (motion: 'allowed' | 'reduced') => () => {
  const real = window.matchMedia;
  window.matchMedia = (query) => {
    const list = real.call(window, query);
    if (query !== QUERY) return list;
    return new Proxy(list, {
      get: (target, name) => {
        if (name === 'matches') return motion === 'reduced';
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  return () => {
    window.matchMedia = real;
  };
};
