/**
 * Implementations of the ports: embeds, locations, summaries and file storage. Unit tests, because each table row would
 * require a request.
 */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createEmbedder } from '../../../packages/service/src/kernel/ports/embeds.js';
import { createPlaces } from '../../../packages/service/src/kernel/ports/places.js';
import { createStorage } from '../../../packages/service/src/kernel/ports/storage.js';
import { createSummaries } from '../../../packages/service/src/kernel/ports/summaries.js';

describe('embeds', () => {
  const { describe: embed } = createEmbedder();
  const kindsByEnding = {
    video: ['mp4', 'm4v', 'webm', 'ogv', 'mov', 'MP4'],
    audio: ['mp3', 'm4a', 'ogg', 'oga', 'wav', 'flac'],
    image: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif'],
    document: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt', 'csv'],
    link: ['html', 'mp4.', 'xmp3'],
  };

  test.each(Object.entries(kindsByEnding))('embeds recognize %s files by their extension', (kind, endings) => {
    for (const ending of endings) expect(embed(`https://a.example/b.${ending}`)?.kind, ending).toBe(kind);
    for (const ending of endings) expect(embed(`https://a.example/b.${ending}/c`)?.kind, ending).toBe('link');
  });

  test.each([
    ['https://player.a.example/1', 'video'],
    ['https://video.a.example/1', 'video'],
    ['https://videos.a.example/1', 'video'],
    ['https://a.example/embed/1', 'video'],
    ['https://a.example/embed/', 'link'],
    ['https://a.example/b/embed/1', 'link'],
    ['https://my.player.example/1', 'link'],
    ['https://players.a.example/1', 'link'],
  ])('embeds recognize player URLs: %s', (address, kind) => expect(embed(address)?.kind).toBe(kind));

  test('embeds have HTML, title and size for their type', () => {
    expect(embed('https://www.a.example/oven_the-best+one.MP4?a=1&b=2')).toEqual({
      kind: 'video',
      provider: 'a.example',
      html: '<video src="https://www.a.example/oven_the-best+one.MP4?a=1&amp;b=2" width="640" height="360" controls></video>',
      title: 'Oven the best one',
      width: 640,
      height: 360,
      thumbnailUrl: null,
    });
    expect(embed('http://a.example/b.mp3')).toMatchObject({
      html: '<audio src="http://a.example/b.mp3" controls></audio>',
      width: null,
      height: null,
    });
    expect(embed('https://a.example/"b".png')).toMatchObject({
      html: '<img src="https://a.example/%22b%22.png" alt="&quot;b&quot;">',
      thumbnailUrl: 'https://a.example/%22b%22.png',
    });
    expect(embed('https://player.a.example/x')).toMatchObject({
      html: '<iframe src="https://player.a.example/x" title="X" width="640" height="360" sandbox="allow-scripts allow-same-origin" allowfullscreen></iframe>',
      width: 640,
      height: 360,
    });
    expect(embed('https://a.example/b.pdf')?.html).toBe(
      '<a href="https://a.example/b.pdf" rel="noopener nofollow">B</a>',
    );
    expect(embed('https://a.example/b')?.html).toBe('<a href="https://a.example/b" rel="noopener nofollow">B</a>');
  });

  test.each([
    ['https://www.a.example/', 'www.a.example'],
    ['https://a.example/b/c%20d/', 'C d'],
    ['https://a.example/%zz', '%zz'],
    ['https://a.example/--.html', 'a.example'],
    ['https://a.example/b.longer-x', 'B.longer x'],
    ['https://a.example/b.c', 'B.c'],
    ['https://a.example/v1.jpeg2', 'V1'],
  ])('embeds of %s have the title %s', (address, title) => expect(embed(address)?.title).toBe(title));

  test.each([
    'x',
    'ftp://a.example/',
    'https://u@a.example/',
    'https://:p@a.example/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://a.local/',
    'https://a.localhost/',
    'https://b.internal/',
    'https://[::1]/',
  ])('embeds reject %s', (address) => expect(embed(address)).toBeUndefined());

  const onYoutube = 'https://www.youtube-nocookie.com/embed/aB3-_678901';
  test.each([
    ['https://www.youtube.com/watch?v=aB3-_678901', onYoutube],
    ['https://m.youtube.com/watch?list=x&v=aB3-_678901&t=1m30s', `${onYoutube}?start=90`],
    ['https://youtu.be/aB3-_678901?t=7', `${onYoutube}?start=7`],
    ['https://youtu.be/aB3-_678901?t=at7', onYoutube],
    ['https://youtube.com/shorts/aB3-_678901', onYoutube],
    ['https://www.youtube.com/live/aB3-_678901?t="><script>', onYoutube],
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789'],
    ['https://vimeo.com/channels/bread/123456789', 'https://player.vimeo.com/video/123456789'],
    ['https://vimeo.com/123456789/ab12cd', 'https://player.vimeo.com/video/123456789?h=ab12cd'],
    ['https://player.vimeo.com/video/123456789?h=ab12cd', 'https://player.vimeo.com/video/123456789?h=ab12cd'],
    ['https://player.vimeo.com/video/123456789?h="><script>', 'https://player.vimeo.com/video/123456789'],
    ['https://www.dailymotion.com/video/x8abc', 'https://geo.dailymotion.com/player.html?video=x8abc'],
    ['https://bakehouse.wistia.com/medias/e4a27b971d', 'https://fast.wistia.net/embed/iframe/e4a27b971d'],
    ['https://fast.wistia.net/embed/iframe/e4a27b971d', 'https://fast.wistia.net/embed/iframe/e4a27b971d'],
    [`https://www.loom.com/share/${'0a'.repeat(16)}`, `https://www.loom.com/embed/${'0a'.repeat(16)}`],
  ])('embeds of %s use the player of the provider', (address, player) => {
    const { kind, html, width } = embed(address) ?? {};
    expect([kind, width]).toEqual(['video', 640]);
    expect(html).toMatch(/^<iframe [^<>]*><\/iframe>$/u);
    expect(html).toContain(`src="${player}"`);
  });

  test.each([
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=aB3-_678901"',
    'https://www.youtube.com/@channel',
    'https://notyoutube.com/watch?v=aB3-_678901',
    'https://youtube.com.example/watch?v=aB3-_678901',
    'https://vimeo.com/about',
    'https://www.loom.com/share/xyz',
    'https://bakehouse.wistia.com/medias/e4a27b971',
    'https://wistia.com.evil.example/medias/e4a27b971d',
  ])('embeds of %s are plain links without a player', (address) => expect(embed(address)?.html).toMatch(/^<a /u));

  test('embeds accept hosts that only resemble local ones', () =>
    expect(embed('https://a.locality/')?.provider).toBe('a.locality'));
});

describe('locations', () => {
  const places = createPlaces();
  const namesOf = async (text: string) => (await places.search(text)).map(({ name }) => name);

  test('locations match by full name, prefix, part of the name or address, in this order', async () => {
    expect(places.source).toBe('geocoder_v6');
    expect(await places.search(' berlin ')).toEqual([
      { id: 'place.9', name: 'Berlin', address: 'Berlin, Germany', featureType: 'place' },
    ]);
    expect(await namesOf('peru')).toEqual(['Peru', 'Lima']);
    expect(await namesOf('be')).toEqual(expect.arrayContaining(['Bengaluru', 'Berlin', 'Belgium']));
    expect((await namesOf('lo')).slice(0, 3)).toEqual(['London', 'Barcelona', 'Oslo']);
    expect(await namesOf('FLANDERS')).toEqual(['Antwerp', 'Ghent']);
    expect(await namesOf('sao')).toEqual(['São Paulo']);
    expect(await namesOf('Montréal')).toEqual(['Montréal']);
    expect(await namesOf('nowhere')).toEqual([]);
  });

  test('the location search returns at most ten towns and countries', async () => {
    expect(await namesOf('')).toHaveLength(10);
    expect(await namesOf('a')).toHaveLength(10);
    const [country] = await places.search('singapore');
    expect(country).toEqual({ id: 'place.55', name: 'Singapore', address: 'Singapore', featureType: 'place' });
    expect(await places.search('netherlands')).toEqual([
      { id: 'country.1', name: 'Netherlands', address: 'Netherlands', featureType: 'country' },
      { id: 'place.1', name: 'Amsterdam', address: 'Amsterdam, North Holland, Netherlands', featureType: 'place' },
    ]);
    expect((await namesOf('belgium')).filter((name) => name === 'Belgium')).toHaveLength(1);
  });
});

describe('summaries', () => {
  const { summarize, keywords } = createSummaries();
  const text = 'Rye needs rye starter. The weather is fine! Is starter of rye sour? ok. 12 a';

  test('summaries contain the most relevant sentences in their original order', () => {
    expect(summarize(text, 1)).toEqual(['Rye needs rye starter.']);
    expect(summarize(text, 2)).toEqual(['Rye needs rye starter.', 'Is starter of rye sour?']);
    expect(summarize(text, 9)).toHaveLength(5);
    expect(summarize('', 3)).toEqual([]);
    expect(summarize(' One loaf. \n Two loaf. ', 1)).toEqual(['One loaf.']);
    // Neither long nor short sentences are preferred.
    expect(summarize('Loaf. Loaf crust crumb oven flour.', 1)).toEqual(['Loaf crust crumb oven flour.']);
    expect(summarize('Loaf loaf. Crust crumb oven.', 1)).toEqual(['Loaf loaf.']);
  });

  test('summaries have keywords, most frequent first', () => {
    expect(keywords(text, 9)).toEqual(['rye', 'starter', 'fine', 'needs', 'sour', 'weather']);
    expect(keywords(text, 1)).toEqual(['rye']);
    expect(keywords('Brot Öl BROT 100 öl zum zz', 9)).toEqual(['brot', '100', 'zum']);
    expect(keywords('bbb aaa', 2)).toEqual(['aaa', 'bbb']);
    expect(keywords('', 2)).toEqual([]);
  });
});

describe('file storage', () => {
  const factsOf = (text: string) => ({
    byteSize: Buffer.byteLength(text),
    checksum: createHash('md5').update(text).digest('base64'),
  });
  async function* bytesOf(...texts: string[]): AsyncGenerator<Uint8Array> {
    for (const text of texts) yield Buffer.from(text);
  }

  test('file storage stores exactly the announced bytes in a folder', async () => {
    const root = await mkdtemp(join(tmpdir(), 'platform-storage-'));
    const folder = join(root, 'made/when/needed');
    const storage = createStorage(folder);
    const put = (...texts: string[]) => storage.put('../a', bytesOf(...texts), factsOf('bytes'));
    expect(await storage.get('../a')).toBeUndefined();
    expect([await put('byte'), await put('bytes', '!'), await put('bytez')]).toEqual([
      'too short',
      'too long',
      'changed',
    ]);
    expect(await readdir(folder)).toEqual([]);
    expect(await put('by', 'tes')).toBe('stored');
    expect(await readdir(folder)).toHaveLength(1);
    expect(await put('byte')).toBe('too short');
    await storage.close();
    expect(Buffer.from((await createStorage(folder).get('../a')) ?? []).toString()).toBe('bytes');
    expect(await createStorage(folder).get('b')).toBeUndefined();
    await rm(root, { recursive: true });
    await expect(storage.put('a', bytesOf('a'), factsOf('a'))).rejects.toThrow('ENOENT');
  });

  test('file storage stops reading beyond the announced size', async () => {
    let read = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) {
        read += 1;
        yield Buffer.from('x');
      }
    }
    const storage = createStorage();
    expect(await storage.put('a', endless(), factsOf('xx'))).toBe('too long');
    expect(read).toBe(3);
    await storage.close();
  });

  test('file storage reads byte ranges and removes old incomplete files', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'storage-'));
    const yesterday = new Date(Date.now() - 86_400_000 - 60_000);
    const today = new Date(Date.now() - 86_400_000 + 60_000);
    for (const [name, time] of [
      ['old.part', yesterday],
      ['new.part', today],
      ['old.whole', yesterday],
    ] as const) {
      await writeFile(join(folder, name), 'x');
      await utimes(join(folder, name), time, time);
    }
    const storage = createStorage(folder);
    expect(await storage.put('a', bytesOf('bytes'), factsOf('bytes'))).toBe('stored');
    expect((await readdir(folder)).filter((name) => name.includes('.')).sort()).toEqual(['new.part', 'old.whole']);
    const read = async (start: number, end: number) =>
      Buffer.from((await storage.get('a', { start, end })) ?? []).toString();
    expect([await read(0, 5), await read(1, 3), await read(4, 9), await read(5, 6), await read(2, 2)]).toEqual([
      'bytes',
      'yt',
      's',
      '',
      '',
    ]);
    expect(await storage.get('b', { start: 0, end: 1 })).toBeUndefined();
    await rm(folder, { recursive: true });
  });

  test('file storage without a folder deletes its files on close', async () => {
    const listTemporary = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('files-'));
    const before = await listTemporary();
    const storage = createStorage();
    await storage.close();
    expect(await storage.put('a', bytesOf('x'), factsOf('x'))).toBe('stored');
    expect((await storage.get('a'))?.byteLength).toBe(1);
    const made = (await listTemporary()).filter((name) => !before.includes(name));
    expect(made.length).toBeGreaterThan(0);
    await storage.close();
    await expect(storage.get('a')).resolves.toBeUndefined();
  });

  test('file storage propagates all storage errors except a missing file', async () => {
    const root = await mkdtemp(join(tmpdir(), 'platform-storage-'));
    const storage = createStorage(root);
    expect(await storage.put('a', bytesOf('x'), factsOf('x'))).toBe('stored');
    const [name = ''] = await readdir(root);
    await rm(join(root, name));
    await mkdir(join(root, name));
    await expect(storage.get('a')).rejects.toThrow('EISDIR');
    await rm(root, { recursive: true });
  });
});
