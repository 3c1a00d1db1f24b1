/** Finds the player for a video on a common site, from the URL that users copy. */
export interface Player {
  readonly address: string;
  readonly thumbnail: string | null;
}

interface Site {
  readonly hosts: RegExp;
  /** Patterns of URL paths whose first group is the id of the video. */
  readonly paths: readonly RegExp[];
  /** The query parameter with the video id, for URLs with the path `/watch`. */
  readonly parameter?: string;
  readonly player: (id: string) => string;
  /** Returns the additional key of an unlisted video. */
  readonly keyOf?: (url: URL) => string | null | undefined;
  readonly thumbnail?: (id: string) => string;
}

const SITES: readonly Site[] = [
  {
    hosts: /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/u,
    paths: [/^\/(?:embed|shorts|live|v)\/([\w-]{11})\/?$/u],
    parameter: 'v',
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
    thumbnail: (id) => `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
  },
  {
    hosts: /^youtu\.be$/u,
    paths: [/^\/([\w-]{11})\/?$/u],
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
    thumbnail: (id) => `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
  },
  {
    hosts: /^(?:(?:www|player)\.)?vimeo\.com$/u,
    paths: [/^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{1,12})(?:\/[\da-f]+)?\/?$/u],
    player: (id) => `https://player.vimeo.com/video/${id}`,
    keyOf: ({ pathname, searchParams }) => searchParams.get('h') ?? /\/\d+\/([\da-f]+)\/?$/u.exec(pathname)?.[1],
  },
  {
    hosts: /^(?:www\.)?dailymotion\.com$/u,
    paths: [/^\/(?:embed\/)?video\/([\da-zA-Z]{1,20})\/?$/u],
    player: (id) => `https://geo.dailymotion.com/player.html?video=${id}`,
  },
  {
    hosts: /^(?:www\.)?loom\.com$/u,
    paths: [/^\/(?:share|embed)\/([\da-f]{32})\/?$/u],
    player: (id) => `https://www.loom.com/embed/${id}`,
  },
  {
    hosts: /^(?:[\da-z-]+\.)?wistia\.(?:com|net)$/u,
    paths: [/^\/(?:medias|embed\/iframe|embed\/medias)\/([\da-z]{10})(?:\.jsonp?)?\/?$/u],
    player: (id) => `https://fast.wistia.net/embed/iframe/${id}`,
  },
];

const VIDEO_ID = /^[\w-]{11}$/u;

function idOf({ paths, parameter }: Site, { pathname, searchParams }: URL): string | undefined {
  const named = parameter === undefined || pathname !== '/watch' ? null : searchParams.get(parameter);
  if (named !== null && VIDEO_ID.test(named)) return named;
  return paths.map((path) => path.exec(pathname)?.[1]).find((id) => id !== undefined);
}

/** Returns the start in seconds, from the parameter `t` or `start`: `90`, `90s`, `1m30s`. */
function startOf({ searchParams }: URL): number | undefined {
  const text = searchParams.get('t') ?? searchParams.get('start') ?? '';
  const [, hours = '0', minutes = '0', seconds = '0'] =
    /^(?:(\d{1,3})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/u.exec(text) ?? [];
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) || undefined;
}

/** Returns the player for the URL of a video, or `undefined` if the site is unknown. */
export function playerOf(url: URL): Player | undefined {
  const site = SITES.find(({ hosts }) => hosts.test(url.hostname));
  const id = site && idOf(site, url);
  if (site === undefined || id === undefined) return undefined;
  const start = site.parameter === 'v' || url.hostname === 'youtu.be' ? startOf(url) : undefined;
  const key = site.keyOf?.(url) ?? '';
  return {
    address: `${site.player(id)}${start === undefined ? '' : `?start=${start}`}${/^[\da-f]+$/u.test(key) ? `?h=${key}` : ''}`,
    thumbnail: site.thumbnail?.(id) ?? null,
  };
}
