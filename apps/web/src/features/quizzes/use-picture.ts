import { useEffect, useState } from 'react';
import { useUser } from '#lib/session.ts';

interface Image {
  src: string;
  alt: string;
}

/** The picture that `Picture` renders: `url` is null while the picture loads or if it failed. */
export interface ShownPicture {
  url: string | null;
  alt: string;
  failed: boolean;
}

interface LoadedPicture {
  src: string;
  /** The object URL of the picture; null if it can't be loaded now. */
  url: string | null;
}

/**
 * Loads the picture of a question from this device or from the server, which sends it only to users who may see the
 * quiz; null without a picture.
 */
export function usePicture(image: Image | null): ShownPicture | null {
  const { id } = useUser();
  const [loaded, setLoaded] = useState<LoadedPicture | null>(null);
  const src = image?.src ?? null;
  const isDataUrl = src === null || src.startsWith('data:');

  useEffect(() => {
    if (isDataUrl) return;
    let disposed = false;
    let url: string | null = null;
    loadPicture(id, src).then(
      (blob) => {
        if (disposed) return;
        url = URL.createObjectURL(blob);
        setLoaded({ src, url });
      },
      () => {
        // The picture is neither on this device nor reachable, so its alternative text is shown.
        if (!disposed) setLoaded({ src, url: null });
      },
    );
    return () => {
      disposed = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [id, src, isDataUrl]);

  if (!image) return null;
  if (isDataUrl) return { url: image.src, alt: image.alt, failed: false };
  const current = loaded?.src === src ? loaded : null;
  return { url: current?.url ?? null, alt: image.alt, failed: current !== null && current.url === null };
}

async function loadPicture(userId: string, src: string): Promise<Blob> {
  const [{ deviceStoreOf }, { readPicture }, { parsePictureHash }, { serverPacks }] = await Promise.all([
    import('#offline/device-store.ts'),
    import('#offline/packs/pictures.ts'),
    import('#offline/packs/picture-address.ts'),
    import('#offline/packs/server-packs.ts'),
  ]);
  const hash = parsePictureHash(src);
  if (hash === null) throw new TypeError('A picture has an address that this app does not know.');
  const { type, bytes } = await readPicture(deviceStoreOf(userId).database, hash, serverPacks);
  return new Blob([bytes], { type });
}
