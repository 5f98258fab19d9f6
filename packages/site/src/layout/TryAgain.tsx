import { Button } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import { StatusMessage } from '@portfolio/ui/StatusMessage';
import { everyPage } from '@portfolio/words';
import { useRef, useState } from 'react';
import { isReachable } from '../routing/reachable';

type State = 'idle' | 'trying' | 'failed';

/**
 * Loads the page at the present address as a new document. Browsers remember the failure of a module as long as the
 * document is open (whatwg/html issue 6768). If the page isn't reachable, nothing is loaded, because the browser would
 * replace the site with its own error page.
 */
export function TryAgain() {
  const [state, setState] = useState<State>('idle');
  const isTryingRef = useRef(false);
  const tryAgain = async () => {
    // The visitor pressed again before React rendered.
    if (isTryingRef.current) return;
    isTryingRef.current = true;
    setState('trying');
    if (await isReachable(window.location.href)) return window.location.reload();
    isTryingRef.current = false;
    setState('failed');
  };
  return (
    <>
      <Cluster>
        <Button icon="turn" loading={state === 'trying'} onClick={tryAgain}>
          {everyPage.errors.tryAgain}
        </Button>
      </Cluster>
      <StatusMessage role="alert" tone="negative">
        {state === 'failed' && everyPage.errors.stillUnreachable}
      </StatusMessage>
    </>
  );
}
