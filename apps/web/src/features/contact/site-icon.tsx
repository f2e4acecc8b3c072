import { Link2 } from 'lucide-react';
import {
  type SimpleIcon,
  siBluesky,
  siDiscord,
  siFacebook,
  siGithub,
  siGitlab,
  siInstagram,
  siMastodon,
  siReddit,
  siTelegram,
  siThreads,
  siTiktok,
  siWhatsapp,
  siX,
  siYoutube,
} from 'simple-icons';

const ICONS = new Map<string, SimpleIcon>(
  Object.entries({
    'bsky.app': siBluesky,
    'discord.com': siDiscord,
    'discord.gg': siDiscord,
    'facebook.com': siFacebook,
    'github.com': siGithub,
    'gitlab.com': siGitlab,
    'instagram.com': siInstagram,
    'mastodon.social': siMastodon,
    'reddit.com': siReddit,
    't.me': siTelegram,
    'threads.com': siThreads,
    'tiktok.com': siTiktok,
    'wa.me': siWhatsapp,
    'x.com': siX,
    'youtube.com': siYoutube,
  }),
);

/** The icon for a link: the logo of a known network, else a generic link icon. */
export function SiteIcon({ link }: { link: string }) {
  const icon = ICONS.get(new URL(link).host.replace(/^(www|m)\./, ''));
  const iconClass = 'size-5 shrink-0 text-quiet';
  if (!icon) return <Link2 className={iconClass} aria-hidden="true" />;
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" className={iconClass} aria-hidden="true">
      <path d={icon.path} />
    </svg>
  );
}
