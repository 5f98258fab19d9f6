import { ErrorBoundary } from '@portfolio/ui/ErrorBoundary';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';

test('an error that visitors would not see in full still stops the build', async () => {
  const Failing = (): never => {
    throw new Error('No axis');
  };
  const page = (
    <ErrorBoundary fallback="In words">
      <Failing />
    </ErrorBoundary>
  );
  const onError = (error: unknown) => {
    throw error;
  };
  await expect(prerender(page, { onError })).rejects.toThrow('No axis');
});
