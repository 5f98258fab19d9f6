import { ErrorBoundary } from '@portfolio/ui/ErrorBoundary';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

test('an error that visitors would not see in full still stops the build', () => {
  const Failing = (): never => {
    throw new Error('No axis');
  };
  const page = (
    <ErrorBoundary fallback="In words">
      <Failing />
    </ErrorBoundary>
  );
  expect(() => renderToString(page)).toThrow('No axis');
});
