import { useEffect, useState } from 'react';
import { useUser } from '#lib/session.ts';

interface Image {
  src: string;
  alt: string;
}

/** What `Picture` renders: `url` is null while it loads; loading may fail. */
export interface ShownPicture {
  url: string | null;
  alt: string;
  failed: boolean;
}

interface Loaded {
  src: string;
  /** Null if it can't be loaded now. */
  url: string | null;
}

/**
 * The picture of a question, from this device or the server, which only sends it to people who may see the quiz; null
 * if there is none.
 */
export function usePicture(image: Image | null): ShownPicture | null {
  const { id } = useUser();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const src = image?.src ?? null;
  const inside = src === null || src.startsWith('data:');

  useEffect(() => {
    if (inside) return;
    let left = false;
    let url: string | null = null;
    load(id, src).then(
      (blob) => {
        if (left) return;
        url = URL.createObjectURL(blob);
        setLoaded({ src, url });
      },
      () => {
        // Neither here nor reachable: its alt text is shown instead.
        if (!left) setLoaded({ src, url: null });
      },
    );
    return () => {
      left = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [id, src, inside]);

  if (!image) return null;
  if (inside) return { url: image.src, alt: image.alt, failed: false };
  const here = loaded?.src === src ? loaded : null;
  return { url: here?.url ?? null, alt: image.alt, failed: here !== null && here.url === null };
}

async function load(userId: string, src: string): Promise<Blob> {
  const [{ deviceStoreOf }, { readPicture }, { pictureHash }, { serverPacks }] = await Promise.all([
    import('#offline/device-store.ts'),
    import('#offline/packs/pictures.ts'),
    import('#offline/packs/picture-address.ts'),
    import('#offline/packs/server-packs.ts'),
  ]);
  const hash = pictureHash(src);
  if (hash === null) throw new TypeError('A picture has an address that this app does not know.');
  const { type, bytes } = await readPicture(deviceStoreOf(userId).database, hash, serverPacks);
  return new Blob([bytes], { type });
}
