import { useState } from 'react';

/**
 * Whether an image failed to load, even if it failed before hydration. Spread `imageProps` on the `<img>`. A new `src`
 * is tried again.
 */
export function useImageFailure(src: string | undefined) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const fail = () => setFailedSrc(src);
  return {
    hasFailed: src !== undefined && failedSrc === src,
    imageProps: {
      src,
      onError: fail,
      ref: (image: HTMLImageElement | null) => {
        // In Firefox, an SVG without a width also has `naturalWidth` 0, so a broken image must also fail to decode.
        if (image?.complete && image.naturalWidth === 0) image.decode().catch(fail);
      },
    },
  };
}
